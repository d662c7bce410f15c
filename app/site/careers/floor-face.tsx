import type { ReactNode } from "react";
import styles from "./floor.module.css";

/** Where a job is done, in units of the floor plan. */
export type Desk = { x: number; y: number };

/** Size of a face on the plan, in its units. */
export const FACE = { width: 54, height: 96 };

/** Where a face's corner stands. */
const atDesk = ({ x, y }: Desk) => `translate(${x - FACE.width / 2} ${y - FACE.height / 2})`;

/** Whoever does a job, where they do it; `children` are drawn over the face, from its corner. */
export function FloorFace({
  face,
  desk,
  children,
}: {
  face: string;
  desk: Desk;
  children?: ReactNode;
}) {
  return (
    <g transform={atDesk(desk)}>
      <image href={face} {...FACE} />
      <rect className={styles.edge} {...FACE} rx="4" />
      {children}
    </g>
  );
}
