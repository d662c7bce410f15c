import type { ReactNode } from "react";
import sheet from "./log.module.css";

/**
 * What happened or came in, a line each: in its `li` a name, a `span` for what about it, a `time` at the
 * end; `data-alarming` marks what should not have been.
 */
export function Log({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol className={sheet.log} aria-label={label}>
      {children}
    </ol>
  );
}
