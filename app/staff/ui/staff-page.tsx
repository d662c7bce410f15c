import type { ReactNode } from "react";
import { classes } from "../../design/classes.ts";

const WIDTHS = {
  text: "max-w-[calc(980px+2*var(--margin))]",
  page: "max-w-[calc(1240px+2*var(--margin))] wide:max-w-[calc(1440px+2*var(--margin))]",
  board: "max-w-[calc(1680px+2*var(--margin))]",
} as const;
/** How close its parts stand: those of a list are one thing, an error stands alone in the middle. */
const KINDS = {
  page: "content-start gap-2.75 pt-3 phone:gap-3.5 laptop:pt-4.5",
  list: "content-start gap-1.25 pt-1.75 slate:gap-1.75 slate:pt-3",
  trouble:
    "min-h-[70dvh] content-center justify-items-start gap-2.75 pt-3 phone:gap-2 laptop:pt-4.5",
} as const;

type StaffPageProps = {
  width?: keyof typeof WIDTHS;
  kind?: keyof typeof KINDS;
  /** Something of it lies over the foot of a phone's window. */
  hasFootBar?: boolean;
  children: ReactNode;
};

/** A page of the staff area: its parts under each other. */
export function StaffPage({
  width = "page",
  kind = "page",
  hasFootBar = false,
  children,
}: StaffPageProps) {
  return (
    <div
      className={classes(
        "grid grid-cols-1 px-margin pb-9 laptop:px-[clamp(28px,3vw,48px)] laptop:pb-11",
        KINDS[kind],
        WIDTHS[width],
        hasFootBar && "max-slate:pb-12",
      )}
    >
      {children}
    </div>
  );
}
