import type { ReactNode } from "react";
import { classes } from "../../../design/classes.ts";
import styles from "./paper.module.css";

type PaperProps = {
  children: ReactNode;
  className?: string | undefined;
  /** A pencil lies across its lower edge. */
  hasPencil?: boolean;
};

/** A sheet of the house's paper, the same in both modes: a page below it, a clip over its upper edge. */
export function Paper({ children, className, hasPencil }: PaperProps) {
  return (
    <div className={classes(styles.sheet, className)}>
      <div className={styles.page}>{children}</div>
      <svg className={styles.clip} viewBox="0 0 120 64" aria-hidden="true">
        <path className={styles.wire} d="M38 26V8H82V26" />
        <path d="M0 24H120V64H0z" />
        <path className={styles.half} d="M60 24H120V64H60z" />
      </svg>
      {hasPencil && (
        <svg className={styles.pencil} viewBox="0 0 260 40" aria-hidden="true">
          <path className={styles.wood} d="M0 20L44 4V36z" />
          <path d="M0 20L16 14.2V25.8zM228 4H260V36H228z" />
          <path className={styles.lit} d="M44 4H228V20H44z" />
          <path className={styles.shaded} d="M44 20H228V36H44z" />
        </svg>
      )}
    </div>
  );
}
