/** Of a message, in characters. */
const MAX_LENGTH = 160;
/** Of what a message quotes: names of properties are shorter, what somebody typed often is not. */
const MAX_QUOTED = 40;
const LEFT_OUT = "…";
/** Of a scheme that is not the web's, in characters: `chrome-extension:` and the like. */
const MAX_SCHEME = 24;

/**
 * What an error says, without what may be somebody's: no address of a page or a person, no longer number,
 * nothing quoted but names as programs have them.
 */
export function plainMessage(message: string): string {
  return message
    .slice(0, 4 * MAX_LENGTH)
    .replace(/(["'`«])([^"'`«»]{0,400})["'`»]/g, (whole, _, quoted: string) =>
      /^[\w$.-]+$/.test(quoted) && quoted.length <= MAX_QUOTED ? whole : LEFT_OUT,
    )
    .replace(/\bhttps?:\/\/\S+/g, LEFT_OUT)
    .replace(/\d{5,}/g, LEFT_OUT)
    .split(/\s+/)
    .map((word) => (word.includes("@") ? LEFT_OUT : word))
    .join(" ")
    .trim()
    .slice(0, MAX_LENGTH);
}

/** The first place in one of our own scripts that a stack names: `/assets/header-x1.js:1:234`. */
export function ownPlace(stack: string): string {
  return /\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/.exec(stack.slice(0, 4_000))?.[0] ?? "";
}

/** What was blocked: a keyword such as `inline`, or where it came from, without path and query. */
export function plainSource(blocked: string): string {
  const url = URL.parse(blocked);
  if (!url) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : "";
  return /^https?:$/.test(url.protocol)
    ? url.origin.slice(0, MAX_LENGTH)
    : url.protocol.slice(0, MAX_SCHEME);
}
