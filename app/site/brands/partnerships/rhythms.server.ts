import { pulseBaseline, pulsePath, type Spike } from "../../../design/art/pulse.ts";
import type { KindId } from "./kind-ids.ts";

const MONTH_WIDTH = 100;
export const RHYTHM_WIDTH = 12 * MONTH_WIDTH;
export const RHYTHM_HEIGHT = 170;

/** Moments of each kind in an example year: the month, 0 to 12, and how much it carries. */
const MOMENTS: Readonly<Record<KindId, readonly (readonly [month: number, weight: number])[]>> = {
  post: [[2.6, 1]],
  series: [
    [2.2, 0.62],
    [2.66, 0.5],
    [3.12, 0.56],
    [3.58, 0.6],
    [4.04, 0.64],
    [4.6, 0.8],
  ],
  live: [
    [2.4, 0.86],
    [4.9, 0.92],
    [7.4, 0.96],
    [9.9, 1],
  ],
  year: [
    [0.8, 0.5],
    [1.6, 0.34],
    [2.7, 0.62],
    [3.5, 0.3],
    [4.6, 0.44],
    [5.6, 0.86],
    [6.4, 0.34],
    [7.3, 0.3],
    [8.4, 0.58],
    [9.3, 0.4],
    [10.4, 0.7],
    [11.7, 1],
  ],
};

/** The year of each kind as a pulse: SVG path data, RHYTHM_WIDTH × RHYTHM_HEIGHT. Its line goes on before and after. */
export function rhythmPaths(): Record<KindId, string> {
  const path = (kind: KindId) => {
    const spikes = MOMENTS[kind].map(
      ([month, weight]): Spike => ({ x: month * MONTH_WIDTH, apex: weight * 110 }),
    );
    const year = pulsePath({ width: RHYTHM_WIDTH, height: RHYTHM_HEIGHT, spikes });
    return `${year}M${-RHYTHM_WIDTH} ${pulseBaseline({ height: RHYTHM_HEIGHT })}h${3 * RHYTHM_WIDTH}`;
  };
  return { post: path("post"), series: path("series"), live: path("live"), year: path("year") };
}
