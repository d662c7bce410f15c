import { pulsePath } from "../../design/art/pulse.ts";

const HEIGHT_PX = 92;
const BASELINE_PX = 66;
/** Apexes of the smallest and the largest count. */
const LOW_PX = 16;
const HIGH_PX = 60;
const FIRST_PX = 64;
const SLOT_PX = 68;
/** Longer than any column. */
const LENGTH_PX = 2000;

/** The day on the line: a 4 for each thing to do, the taller the more often. Its figures stand below it. */
export function DayLine({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const spikes = counts.map((count, index) => ({
    x: FIRST_PX + index * SLOT_PX,
    apex: LOW_PX + (HIGH_PX - LOW_PX) * Math.sqrt(count / most),
  }));
  const line = pulsePath({ width: LENGTH_PX, baseline: BASELINE_PX, spikes, isWhole: true });
  return (
    <svg
      className="-mb-2 block overflow-hidden fill-none stroke-chart-1 stroke-4"
      width="100%"
      height={HEIGHT_PX}
      aria-hidden="true"
    >
      <path d={line} />
    </svg>
  );
}
