import { CHAT, EAR_MINUTES, ROOM_VIEWERS } from "../../../content/facts/sample-hour.ts";
import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";

/** Lines of the chat that are seen at once. */
const SEEN_LINES = 3;

/** One minute of the sample hour, as the language writes it. */
export type Moment = {
  /** 0 to 60. */
  minute: number;
  clock: string;
  viewers: string;
  /** Against the minute before. */
  change: string;
  /** What the producer said last. */
  ear: string;
  /** The oldest first; `id` is a line's place among all. */
  chat: { id: number; who: string; text: string }[];
  /** All of it in one sentence. */
  said: string;
};

/** `41:00`; the hour itself is 60:00, as on the producer's watch. */
export const clockOf = (minute: number): string => `${String(minute).padStart(2, "0")}:00`;

/** Tells any minute of the hour in the language of the words; `iso` writes its numbers. */
export function momentsOf(words: Pages["liveHour"], iso: string) {
  const numbers = new Intl.NumberFormat(iso);
  const changes = new Intl.NumberFormat(iso, { signDisplay: "exceptZero" });
  return (minute: number): Moment => {
    const viewers = ROOM_VIEWERS[minute] ?? 0;
    const ear = words.ears[EAR_MINUTES.findLastIndex((at) => at <= minute)] ?? "";
    const written = CHAT.findLastIndex(({ at }) => at <= minute) + 1;
    const told = { clock: clockOf(minute), viewers: numbers.format(viewers), ear };
    return {
      ...told,
      minute,
      change: fill(words.change, {
        change: changes.format(viewers - (ROOM_VIEWERS[minute - 1] ?? viewers)),
      }),
      chat: CHAT.slice(written - SEEN_LINES, written).map(({ who }, line) => {
        const id = written - SEEN_LINES + line;
        return { id, who: `@${who}`, text: words.lines[id] ?? "" };
      }),
      said: fill(words.said, told),
    };
  };
}
