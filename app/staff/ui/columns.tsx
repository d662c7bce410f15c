import type { ReactNode } from "react";
import sheet from "./columns.module.css";

/** What a page is about, and beside it, where there is room, the work on it. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className={sheet.room}>
      <div className={sheet.columns}>{children}</div>
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
