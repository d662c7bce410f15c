import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";
import sheet from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  text: string;
  /** It is all that the page has to show: it takes the room of the list. */
  isWhole?: boolean;
  /** The next step, if there is one. */
  children?: ReactNode;
};

/** A list without rows, or a day without tasks: says why, and offers the next step if there is one. */
export function EmptyState({ title, text, isWhole = false, children }: EmptyStateProps) {
  const said = (
    <div
      className={classes(
        "grid max-w-[40rem] justify-items-start gap-1 text-text-2",
        !isWhole && "border-s-4 border-line-ctl py-3.5 ps-2.75",
      )}
      data-empty
    >
      <p
        className={classes(
          "tracking-[-0.02em] text-text",
          isWhole
            ? "text-[clamp(1.75rem,2.6vw,2.5rem)] leading-[1.05] font-650"
            : "text-[1.25rem] font-640",
        )}
      >
        {title}
      </p>
      <p>{text}</p>
      {children && (
        <div className={classes("flex flex-wrap items-center gap-1.25", isWhole && "mt-1")}>
          {children}
        </div>
      )}
    </div>
  );
  if (!isWhole) return said;
  return (
    <div className={sheet.whole}>
      {said}
      <div className={sheet.cards} aria-hidden="true">
        <span className={sheet.card} />
        <span className={sheet.card} />
        <span className={sheet.card} />
      </div>
    </div>
  );
}
