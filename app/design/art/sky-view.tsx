import styles from "./sky.module.css";
import type { Sky } from "./sky.ts";

/** The sky over an office, in the box of its parent. */
export function SkyView({ sky }: { sky: Sky }) {
  return (
    <svg className={styles.sky} data-starry={sky.isStarry} aria-hidden="true">
      {sky.bands.map((band) => (
        <rect key={band.y} width="100%" {...band} />
      ))}
      <circle cx="50%" r="46" {...sky.disc} />
    </svg>
  );
}
