/**
 * What becomes of a text before it is judged, so that whatever is accepted can be stored, sent by mail
 * and shown. Nothing that anybody can see is lost. Lengths are in UTF-16 units, as in `maxlength`: a
 * database that counts code points has room for as many. Every pattern is linear.
 */

const LINE_ENDS = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/**
 * Controls other than line end and tab (no database takes NUL), code points that are no characters, and
 * what turns the direction of all that follows: a name could show the text behind it backwards.
 */
const UNWANTED =
  /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Halves of characters: neither UTF-8 nor a database has them. */
const HALVES = /\p{Cs}/gu;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const ELLIPSIS = "…";

/** Whether there is nothing to see: spaces, joiners, marks of direction, fillers. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Whether every database takes it: no NUL, no halves of characters. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** A text with one kind of line end and without what has no place in any. The same when done again. */
export function plainText(text: string): string {
  // Halves first: what stood between two of them may go.
  return text.replace(HALVES, "\ufffd").replace(LINE_ENDS, "\n").replace(UNWANTED, "");
}

/** A text of several lines without what surrounds it; empty when there is nothing to see. */
export function tidyText(text: string): string {
  const plain = plainText(text).trim();
  return isBlank(plain) ? "" : plain;
}

/** A text on one line, single spaces between its words; empty when there is nothing to see. */
export function tidyLine(text: string): string {
  const plain = plainText(text).replace(/\s+/g, " ").trim();
  return isBlank(plain) ? "" : plain;
}

const isLowHalf = (text: string, at: number) => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** The beginning of a text that is longer than `max`, with an ellipsis; never half a character. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = max - ELLIPSIS.length;
  return text.slice(0, isLowHalf(text, end) ? end - 1 : end).trimEnd() + ELLIPSIS;
}

/** The end of a text that is longer than `max`, after an ellipsis; never half a character. */
export function shortenedAhead(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = text.length - max + ELLIPSIS.length;
  return ELLIPSIS + text.slice(isLowHalf(text, from) ? from + 1 : from).trimStart();
}
