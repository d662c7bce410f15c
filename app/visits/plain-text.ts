/** Of a message, in characters. */
const MAX_LENGTH = 160;
/** What a message may quote: a name as programs have them; what somebody typed is often longer, or has spaces. */
const QUOTED_NAME = /"[\w$.-]{1,40}"|'[\w$.-]{1,40}'|`[\w$.-]{1,40}`|«[\w$.-]{1,40}»/y;
const QUOTE = /["'`«»]/g;
const LEFT_OUT = "…";
/** Of a scheme that is not the web's, in characters: `chrome-extension:` and the like. */
const MAX_SCHEME = 24;

/**
 * What an error says, without what may be somebody's: no address of a page or a person, no longer number,
 * nothing quoted but names as programs have them.
 */
export function plainMessage(message: string): string {
  return upToForeignWords(message.slice(0, 4 * MAX_LENGTH))
    .replace(/\bhttps?:\/\/\S+/g, LEFT_OUT)
    .replace(/\d{5,}/g, LEFT_OUT)
    .split(/\s+/)
    .map((word) => (word.includes("@") ? LEFT_OUT : word))
    .join(" ")
    .trim()
    .slice(0, MAX_LENGTH);
}

/**
 * Up to the first quote that opens something else than a name. Where that ends nobody can tell: a quote may
 * stand within what is quoted, or be cut off.
 */
function upToForeignWords(text: string): string {
  let from = 0;
  for (const { index, 0: quote } of text.matchAll(QUOTE)) {
    if (index < from || (quote === "'" && isWithinWord(text, index))) continue;
    QUOTED_NAME.lastIndex = index;
    if (!QUOTED_NAME.test(text)) return text.slice(0, index) + LEFT_OUT;
    from = QUOTED_NAME.lastIndex;
  }
  return text;
}

/** An apostrophe, as in "isn't". */
const isWithinWord = (text: string, index: number): boolean =>
  /^\w.\w$/.test(text.slice(index - 1, index + 2));

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
