/** What machines do and people hardly ever. A suspect goes to a queue that staff look through. */
export type Suspicion = "trap" | "fast" | "links" | "markup" | "repeated" | "monotone";

/** Nobody reads and fills in a form in less, in milliseconds. */
export const MIN_TIME_MS = 3000;
/** From this number of web addresses on, a message is a leaflet. */
const MANY_LINKS = 4;
/** From this number of earlier senders on, a text is a circular. */
const MANY_SENDERS = 2;
const MIN_MONOTONE_LENGTH = 20;
const MONOTONE_LETTERS = 3;

const LINK = /https?:\/\/|www\./gi;
const MARKUP = /\[url[=\]]|<a\s[^<>]*href|\[link=/i;

type Evidence = {
  /** What was typed into the field that people don't see. */
  trap: string;
  /** Milliseconds since the page was ready; undefined without script, and for a stamp not ours. */
  sinceReady: number | undefined;
  prose: string;
  /** How many others said the very same today. */
  sameProse: number;
};

/** The reasons to suspect a submission; none for nearly everybody. */
export function suspicions({ trap, sinceReady, prose, sameProse }: Evidence): Suspicion[] {
  const found: Suspicion[] = [];
  if (trap !== "") found.push("trap");
  if (sinceReady !== undefined && sinceReady < MIN_TIME_MS) found.push("fast");
  if ((prose.match(LINK) ?? []).length >= MANY_LINKS) found.push("links");
  if (MARKUP.test(prose)) found.push("markup");
  if (sameProse >= MANY_SENDERS) found.push("repeated");
  const letters = prose.replace(/\s/g, "");
  if (letters.length >= MIN_MONOTONE_LENGTH && new Set(letters).size <= MONOTONE_LETTERS) {
    found.push("monotone");
  }
  return found;
}
