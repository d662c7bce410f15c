import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";
import sheet from "./columns.module.css";

type ColumnsProps = {
  /** The second of several parts stands beside all the others, which follow each other. */
  isSecondBeside?: boolean;
  children: ReactNode;
};

/** What a page is about, and beside it, where there is room, the work on it. */
export function Columns({ isSecondBeside, children }: ColumnsProps) {
  return (
    <div className={sheet.room}>
      <div className={classes(sheet.columns, isSecondBeside && sheet["second-beside"])}>
        {children}
      </div>
    </div>
  );
}

/** The parts of one column, as far apart as they are different things. */
export function Stack({ gap = "near", children }: { gap?: "near" | "far"; children: ReactNode }) {
  return (
    <div className={`grid grid-cols-1 content-start ${gap === "far" ? "gap-5" : "gap-2"}`}>
      {children}
    </div>
  );
}
