import { round } from "./shape.ts";

/** One 4 on the line: the foot of its stem and the height of its apex above the baseline. */
export interface Spike {
  readonly x: number;
  readonly apex: number;
}

export interface Pulse {
  readonly width: number;
  /** Picture height; the baseline then sits at 70 % of it, leaving room for the stems. */
  readonly height?: number;
  /** The line's y, when the picture fixes it (a poster: unit 10 of 16). Wins over `height`. */
  readonly baseline?: number;
  readonly spikes: readonly Spike[];
  /** In whole units, for a picture whose units are small and whose bytes count. */
  readonly isWhole?: boolean;
}

/** The pulse's proportions (direction.md, Motif): run and drop as shares of the apex height. */
export const SPIKE_RUN = 0.62;
export const SPIKE_DROP = 0.42;
const BASELINE_SHARE = 0.7;

/** The line's y of a pulse. */
export function pulseBaseline({
  height = 0,
  baseline = height * BASELINE_SHARE,
}: Omit<Pulse, "spikes" | "width">): number {
  return round(baseline);
}

/**
 * Path data of a pulse: a straight line with a 4 at each spike. Stroke it, square ends, mitred
 * joins. Spikes are drawn left to right whatever order they come in; without any it is a flat line.
 */
export function pulsePath({ width, spikes, isWhole = false, ...place }: Pulse): string {
  const y = pulseBaseline(place);
  const unit = isWhole ? Math.round : round;
  const fours = spikes
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, apex }) => {
      const foot = unit(x - apex * SPIKE_RUN);
      return `M${foot} ${y}L${unit(x)} ${unit(y - apex)}V${unit(y + apex * SPIKE_DROP)}`;
    });
  return `${fours.join("")}M0 ${y}H${round(width)}`;
}

/** The named pulses of the site: blog teasers by mood, the join page's footer, the loading bar. */
export const PULSES = {
  /** A strong open that decays. */
  decay: [1, 0.62, 0.8, 0.46, 0.6, 0.36, 0.42, 0.28, 0.3],
  /** Builds to the end. */
  rise: [0.4, 0.62, 0.78, 1],
  /** The same twice. */
  pair: [1, 1],
  /** One, then small change. */
  echo: [1, 0.34, 0.34, 0.34, 0.34, 0.34, 0.34],
  /** A heartbeat that settles. */
  fade: [1, 0.74, 0.54, 0.4, 0.29, 0.2],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type PulseName = keyof typeof PULSES;

/** A 4 leans left of its stem, so the stem stands right of the middle of its room. */
const STEM_IN_SLOT = 0.7;

/**
 * Spikes for a named pulse, spread over `width`: each gets room in proportion to its height.
 * `tallest` is the apex of the tallest, in the same units.
 */
export function pulseSpikes(name: PulseName, width: number, tallest: number): readonly Spike[] {
  const heights: readonly number[] = PULSES[name];
  const weights = heights.map((share) => share + 0.35);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let used = 0;
  return heights.map((share, index) => {
    const weight = weights[index] ?? 0;
    const x = (width * (used + weight * STEM_IN_SLOT)) / total;
    used += weight;
    return { x: round(x), apex: round(tallest * share) };
  });
}
