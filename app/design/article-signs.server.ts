import type { Pages } from "../../content/types.ts";
import type { Category } from "../content/categories.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "./art/poster-model.ts";
import { pulsePath } from "./art/pulse.ts";

export type IllustratedSlug = keyof Pages["blog"]["article"]["pictures"];

/** Ground and sign colours, `ground-sign`; article-picture.css paints them. */
export type Tone =
  | "signal-ink"
  | "blush-ink"
  | "night-signal"
  | "aegean-paper"
  | "sky-ink"
  | "night-sky"
  | "sand-aegean"
  | "night-paper"
  | "night-blush"
  | "sand-ink"
  | "blush-aegean";

/** An article's frame: a sign from its own text, one or two lines of it, and the pulse behind. */
export type Picture = { sign: readonly string[]; tone: Tone; line: string };

export type Drawing = Pick<Picture, "sign" | "tone">;

const DRAWINGS: Readonly<Record<IllustratedSlug, Drawing>> = {
  "tiktok-growth-strategies": { sign: ["5"], tone: "signal-ink" },
  "tiktok-algorithm-2023": { sign: ["23"], tone: "blush-ink" },
  "growing-tiktok-following": { sign: ["1"], tone: "night-signal" },
  "tiktok-likes-guide": { sign: ["%"], tone: "signal-ink" },
  "tiktok-monetization": { sign: ["¢"], tone: "sky-ink" },
  "creator-monetization": { sign: ["3"], tone: "blush-aegean" },
  "future-creator-monetization": { sign: ["6"], tone: "night-sky" },
  "brand-deal-pricing": { sign: ["+"], tone: "aegean-paper" },
  "youtube-monetization-guide": { sign: ["16", "9"], tone: "sand-aegean" },
  "brand-partnerships": { sign: ["&"], tone: "night-paper" },
  "creator-marketing-roi-metrics": { sign: ["÷"], tone: "night-blush" },
  "long-term-creator-relationships": { sign: ["2"], tone: "sand-ink" },
  "small-brands-creator-partnerships": { sign: ["½"], tone: "blush-aegean" },
};

/** Signs that the Greek pages replace: their money is the euro. */
const GREEK_SIGNS: Partial<Record<IllustratedSlug, readonly string[]>> = {
  "tiktok-monetization": ["€"],
};

/** How far down the line runs in every frame: unit 10 of 16. */
const LINE_SHARE = 0.625;

/** What an article without a drawing of its own shows: the mark of its category. */
const CATEGORY_DRAWINGS: Readonly<Record<Category, Drawing>> = {
  growth: { sign: ["↑"], tone: "signal-ink" },
  monetization: { sign: ["€"], tone: "aegean-paper" },
  "video-platforms": { sign: ["→"], tone: "sand-aegean" },
  brands: { sign: ["&"], tone: "night-paper" },
};

/** The line behind the sign. It stays flat: a 4 on it would read as one more digit. */
const LINE = pulsePath({ width: POSTER_WIDTH, baseline: POSTER_HEIGHT * LINE_SHARE, spikes: [] });

/** The picture of an article in one language, 180 × 320 units. */
export function pictureOf(slug: string, category: Category, locale: LocaleCode): Picture {
  return { ...(signOf(slug, locale) ?? CATEGORY_DRAWINGS[category]), line: LINE };
}

/** The sign of an article that has one of its own. */
export function signOf(slug: string, locale: LocaleCode): Drawing | undefined {
  if (!isIllustrated(slug)) return undefined;
  const { sign, tone } = DRAWINGS[slug];
  const own = locale === "el" ? GREEK_SIGNS[slug] : undefined;
  return { sign: own ?? sign, tone };
}

export function isIllustrated(slug: string): slug is IllustratedSlug {
  return Object.hasOwn(DRAWINGS, slug);
}
