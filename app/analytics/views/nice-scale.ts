const STEPS = [1, 2, 2.5, 5, 10] as const;
/** Most lines between the lowest and the highest, the lowest not counted. */
const MOST_LINES = 4;

/** Values at which a chart draws its lines, ascending; the first and last are its bounds. */
export function niceScale(lowest: number, highest: number): number[] {
  const span = highest - lowest;
  if (!(span > 0)) return lowest > 0 ? [0, lowest] : [0, 1];
  const power = 10 ** Math.floor(Math.log10(span / MOST_LINES));
  const step =
    (STEPS.find((factor) => fits(lowest, highest, factor * power)) ?? STEPS.length * 5) * power;
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function fits(lowest: number, highest: number, step: number): boolean {
  return Math.ceil(highest / step) - Math.floor(lowest / step) <= MOST_LINES;
}
