import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";
import sheet from "./log.module.css";

type LogProps = {
  label?: string;
  /** Each line begins with the face of whom it is about. */
  hasFaces?: boolean;
  children: ReactNode;
};

/**
 * What happened or came in, a line each: in its `li` a name, a `span` for what about it, a `time` at the
 * end; `data-alarming` marks what should not have been.
 */
export function Log({ label, hasFaces, children }: LogProps) {
  return (
    <ol className={classes(sheet.log, hasFaces && sheet["with-faces"])} aria-label={label}>
      {children}
    </ol>
  );
}
