export const HOURS_A_DAY = 24;
/** Every how many hours the day's axis is named. */
export const TICK_HOURS = 6;

export const TAG_KINDS = ["trending", "niche", "branded"] as const;

/**
 * Every way to follow the advice (spec, section 1: 3 to 5 hashtags, 1 to 2 trending, 2 to 3 niche,
 * 1 branded) without passing five, and the smaller set for posts that have no branded tag.
 */
export const HASHTAG_SETS = [
  { id: "three", trending: 1, niche: 2, branded: 0 },
  { id: "four", trending: 1, niche: 2, branded: 1 },
  { id: "fiveTrending", trending: 2, niche: 2, branded: 1 },
  { id: "fiveNiche", trending: 1, niche: 3, branded: 1 },
] as const;

/** How the sky of an example day is lit at an hour: a drawing of a day, of no place in particular. */
export function lightAt(hour: number): "night" | "dawn" | "morning" | "day" | "dusk" {
  if (hour < 5 || hour >= 20) return "night";
  if (hour < 7 || hour === 19) return "dusk";
  if (hour === 7 || hour === 18) return "dawn";
  if (hour === 8 || hour === 17) return "morning";
  return "day";
}
