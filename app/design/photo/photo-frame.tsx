import type { ReactNode } from "react";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "../art/poster-model.ts";
import { pulsePath } from "../art/pulse.ts";
import { classes } from "../classes.ts";
import { type FocalPoint, focusSteps, type PictureSize } from "./focus.ts";
import styles from "./photo-frame.module.css";

/** The two colours that stand for a photograph's dark and light: ink to paper tints of the posters. */
export const DUOTONES = ["aegean", "blush", "sand", "signal"] as const;
export type Duotone = (typeof DUOTONES)[number];

/** Where the 4 stands, away from the face, and how high it rises; in units of a poster. */
const SPIKE_LEFT = 44;
const SPIKE_RIGHT = 158;
const APEX = 84;

export type PhotoFrameProps = {
  src: string;
  /** What is to be seen, or empty where the name beside it says it all. */
  alt: string;
  size: PictureSize;
  /** What must stay in the picture: a face, mostly. */
  focus: FocalPoint;
  duotone: Duotone;
  loading?: "eager" | "lazy";
  className?: string;
  /** A bug or a lower third. */
  children?: ReactNode;
};

/** A real photograph in a frame of the house: cropped to 9:16 around its focal point, in two colours, on the line. */
export function PhotoFrame(props: PhotoFrameProps) {
  const { src, alt, size, focus, duotone, loading = "lazy", className, children } = props;
  const { x, y } = focusSteps(size, focus);
  const spike = focus.x < 0.5 ? SPIKE_RIGHT : SPIKE_LEFT;
  return (
    <div className={classes(styles.frame, className)}>
      <div className={classes(styles.photo, styles[duotone])}>
        <img
          className={classes(styles[`x${x}`], styles[`y${y}`])}
          src={src}
          alt={alt}
          width={size.width}
          height={size.height}
          loading={loading}
          decoding="async"
        />
      </div>
      <svg className={styles.line} viewBox={`0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}`} aria-hidden>
        <path
          d={pulsePath({
            width: POSTER_WIDTH,
            baseline: LINE_Y,
            spikes: [{ x: spike, apex: APEX }],
          })}
        />
      </svg>
      {children}
    </div>
  );
}
