import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { classes } from "../../design/classes.ts";
import sheet from "./search-frames.module.css";
import type { StartingPoints } from "./starting-points.server.ts";

type DoorsProps = { label: string; doors: StartingPoints["doors"] };

/** The kinds of what can be found, a frame each, on the line that goes out of the field. */
export function Doors({ label, doors }: DoorsProps) {
  return (
    <nav aria-label={label}>
      <ul className={sheet.frames}>
        {doors.map(({ to, name, count, picture }) => (
          <li key={to}>
            <PrefetchLink to={to} className={sheet.door}>
              <img className={sheet.frame} src={picture} width={180} height={320} alt="" />
              <span className={sheet.name}>
                {name} <span className={sheet.count}>{count}</span>
              </span>
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CARDS = ["near", "far", "gone"];

/** Nothing is on air: test cards on the line, each smaller than the one before. */
export function NoSignal() {
  return (
    <ul className={classes(sheet.frames, sheet.silent)} aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <span className={classes(sheet.frame, sheet.bars)} />
        </li>
      ))}
    </ul>
  );
}
