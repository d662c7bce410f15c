import type { Pages } from "../../../content/types.ts";
import { vocative } from "../../../packages/greek-names/vocative.ts";
import { fill } from "../../i18n/fill.ts";
import { staffHour } from "../times.server.ts";

type Words = Pages["adminOverview"];

/** First hours of the parts of the day, in the staff's time zone. */
const PARTS = [
  { from: 22, part: "night" },
  { from: 17, part: "evening" },
  { from: 12, part: "afternoon" },
  { from: 5, part: "morning" },
  { from: 0, part: "night" },
] as const satisfies readonly { from: number; part: keyof Words["greeting"] }[];

/** A greeting by the time of day; the page's plain title for somebody without a name. */
export function greeting(words: Words, name: string | null | undefined, now = Date.now()): string {
  if (!name) return words.title;
  const hour = staffHour(now);
  const part = PARTS.find(({ from }) => hour >= from)?.part ?? "night";
  return fill(words.greeting[part], { name: vocative(name) });
}
