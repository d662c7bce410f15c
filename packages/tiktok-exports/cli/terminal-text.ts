/** What would move a terminal's cursor or turn the direction of what follows. */
const NOT_SHOWN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A stranger's text as one line that does nothing to a terminal. */
export function forTerminal(text: string): string {
  return text.replace(NOT_SHOWN, " ").trim();
}

/** At most so many letters, the last one an ellipsis where some are missing. */
export function shortened(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join("")}…`;
}
