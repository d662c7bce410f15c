import { classes } from "../../design/classes.ts";
import type { PromisedDay } from "../pipeline/promise.server.ts";

type PromisedProps = { day: PromisedDay | undefined; isWhole?: boolean };

/** The day by which an answer was promised; marked once it is over. */
export function Promised({ day, isWhole = false }: PromisedProps) {
  if (!day) return null;
  return (
    <time
      dateTime={day.iso}
      title={isWhole ? undefined : day.full}
      className={classes((day.isLate || day.isToday) && "font-680", day.isLate && "text-sig-text")}
      data-late={day.isLate || undefined}
      data-today={day.isToday || undefined}
    >
      {isWhole ? day.full : day.text}
      {day.isLate && !isWhole && <span className="visually-hidden"> {day.full}</span>}
    </time>
  );
}
