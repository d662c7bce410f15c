import styles from "./sky.module.css";
import type { Sky } from "./sky.ts";
import { BAND_STARTS, COLOUR_LENGTH } from "./sky-bands.ts";

/** The sky over an office, in the box of its parent. */
export function SkyView({ sky }: { sky: Sky }) {
  const nth = (colours: string, band: number) =>
    colours.slice(band * COLOUR_LENGTH, (band + 1) * COLOUR_LENGTH);
  return (
    <svg className={styles.sky} data-starry={sky.isStarry} aria-hidden="true">
      {BAND_STARTS.map((start, band) => (
        // Each goes on under the next: no seam between two.
        <rect
          key={start}
          y={`${start * 100}%`}
          width="100%"
          height="100%"
          fill={nth(sky.fills, band)}
          color={nth(sky.colors, band)}
        />
      ))}
      <circle cx="50%" r="46" {...sky.disc} />
    </svg>
  );
}
