import { PEAK_HOURS } from "../../content/facts/offices.ts";
import type { Advice } from "../../packages/tiktok-exports/index.ts";

const [MORNING, EVENING] = PEAK_HOURS;

/** What the site advises, and the tool holds against a person's own figures (spec, section 1). */
export const SITE_ADVICE: Advice = {
  peakHours: [EVENING, MORNING],
  hashtags: { min: 3, max: 5 },
};
