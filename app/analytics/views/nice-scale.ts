const STEPS = [1, 2, 2.5, 5, 10] as const;
/** Most lines between the lowest and the highest, the lowest not counted. */
const MOST_LINES = 4;

/**
 * Values at which a chart draws its lines, ascending; the first and last are its bounds.
 * @param isWhole of what has no halves, as views and people: all lines are whole numbers
 */
export function niceScale(lowest: number, highest: number, isWhole = false): number[] {
  const span = highest - lowest;
  if (!(span > 0)) return lowest > 0 ? [0, lowest] : [0, 1];
  const magnitude = Math.floor(Math.log10(span / MOST_LINES));
  const power = 10 ** (isWhole ? Math.max(0, magnitude) : magnitude);
  const steps = STEPS.filter((factor) => !isWhole || Number.isInteger(factor * power));
  const step = (steps.find((factor) => fits(lowest, highest, factor * power)) ?? 25) * power;
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function fits(lowest: number, highest: number, step: number): boolean {
  return Math.ceil(highest / step) - Math.floor(lowest / step) <= MOST_LINES;
}
