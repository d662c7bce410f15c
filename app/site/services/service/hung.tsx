import { classes } from "../../../design/classes.ts";
import styles from "./hung.module.css";

type HungProps = {
  /** Pictures of 9:16, each in a frame larger than the one before. */
  frames: readonly string[];
  /** Whether they stand at the row's end, and the line goes on to the window's other edge. */
  isAtEnd?: boolean;
  className?: string;
};

/** Frames on a line of their own, at unit 10 of 16: decoration. */
export function Hung({ frames, isAtEnd = false, className }: HungProps) {
  return (
    <div className={classes(styles.hung, isAtEnd && styles.atEnd, className)} aria-hidden="true">
      {frames.map((src) => (
        <img key={src} src={src} width={180} height={320} alt="" loading="lazy" />
      ))}
    </div>
  );
}
