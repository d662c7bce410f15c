import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./section-head.module.css";

type SectionHeadProps = {
  /** The heading, with its level and role. */
  children: ReactNode;
  lead: string;
  /** How the line is shared: 8 to 4, or 7 to 5. */
  split?: "wide" | "even";
  /** From which width on the two stand beside each other. */
  from?: "tablet" | "desk";
  className?: string;
};

const FROM = { tablet: styles.fromTablet, desk: styles.fromDesk };

/** A heading, and what it means beside its last line. */
export function SectionHead({
  children,
  lead,
  split = "wide",
  from = "tablet",
  className,
}: SectionHeadProps) {
  return (
    <div className={classes(styles.head, styles[split], FROM[from], className)}>
      {children}
      <p className="lead">{lead}</p>
    </div>
  );
}
