import type { Pages } from "../../../content/types.ts";
import type { Category } from "../../content/articles.server.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "../../ui/art/poster-model.ts";
import { pulsePath, type Spike } from "../../ui/art/pulse.ts";

export type IllustratedSlug = keyof Pages["blog"]["article"]["pictures"];

/** Ground and sign colours, `ground-sign`; article-picture.css paints them. */
export type Tone =
  | "signal-ink"
  | "blush-ink"
  | "night-signal"
  | "aegean-paper"
  | "sky-ink"
  | "aegean-sky"
  | "night-sky"
  | "sand-aegean"
  | "night-paper"
  | "night-blush"
  | "sand-ink"
  | "blush-aegean";

/** An article's frame: a sign from its own text, one or two lines of it, and the pulse behind. */
export type Picture = { sign: readonly string[]; tone: Tone; line: string };

/** A 4 on the line where the sign leaves it room. */
type Drawing = { sign: readonly string[]; tone: Tone; spike?: Spike };

const DRAWINGS: Readonly<Record<IllustratedSlug, Drawing>> = {
  "tiktok-growth-strategies": { sign: ["5"], tone: "signal-ink", spike: { x: 168, apex: 40 } },
  "tiktok-algorithm-2023": { sign: ["23"], tone: "blush-ink" },
  "growing-tiktok-following": { sign: ["1"], tone: "night-signal", spike: { x: 56, apex: 70 } },
  "tiktok-likes-guide": { sign: ["%"], tone: "signal-ink" },
  "tiktok-monetization": { sign: ["¢"], tone: "sky-ink" },
  "creator-monetization": { sign: ["3"], tone: "aegean-sky", spike: { x: 34, apex: 52 } },
  "future-creator-monetization": { sign: ["6"], tone: "night-sky" },
  "brand-deal-pricing": { sign: ["+"], tone: "aegean-paper" },
  "youtube-monetization-guide": {
    sign: ["16", "9"],
    tone: "sand-aegean",
    spike: { x: 160, apex: 30 },
  },
  "brand-partnerships": { sign: ["&"], tone: "night-paper" },
  "creator-marketing-roi-metrics": { sign: ["÷"], tone: "night-blush" },
  "long-term-creator-relationships": { sign: ["2"], tone: "sand-ink" },
  "small-brands-creator-partnerships": { sign: ["½"], tone: "blush-aegean" },
};

/** Height of the line in every frame: unit 10 of 16. */
const LINE_Y = POSTER_HEIGHT * 0.625;

/** What an article without a drawing of its own shows: the mark of its category. */
const CATEGORY_DRAWINGS: Readonly<Record<Category, Drawing>> = {
  growth: { sign: ["↑"], tone: "signal-ink" },
  monetization: { sign: ["€"], tone: "aegean-paper" },
  "video-platforms": { sign: ["→"], tone: "sand-aegean" },
  brands: { sign: ["&"], tone: "night-paper" },
};

/** The picture of an article, 180 × 320 units. */
export function pictureOf(slug: string, category: Category): Picture {
  const { sign, tone, spike } = isIllustrated(slug) ? DRAWINGS[slug] : CATEGORY_DRAWINGS[category];
  const spikes = spike ? [spike] : [];
  return { sign, tone, line: pulsePath({ width: POSTER_WIDTH, baseline: LINE_Y, spikes }) };
}

export function isIllustrated(slug: string): slug is IllustratedSlug {
  return Object.hasOwn(DRAWINGS, slug);
}
