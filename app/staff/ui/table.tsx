import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";
import sheet from "./table.module.css";

type TableProps = {
  /** What the table lists, for screen readers. */
  caption: string;
  /** A line a row, columns as wide as their heads say; on a phone a row's boxes and two lines. */
  isDense?: boolean;
  children: ReactNode;
};

/** A table of the staff area; what its cells are on a phone is said by their `data-phone`. */
export function Table({ caption, isDense = false, children }: TableProps) {
  return (
    <table className={classes(sheet.table, isDense && sheet.dense)}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}
