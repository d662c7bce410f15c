/** Excel takes UTF-8 for what it is only with this in front. */
export const CSV_START = "\uFEFF";

/**
 * What makes spreadsheets calculate instead of show (OWASP, CSV injection), also in the wide and small
 * forms of East Asian keyboards, which some take for the plain ones, and as the minus of mathematics.
 */
const FORMULA_MARKS = new Set("=+-@＝＋－＠﹦﹢﹣﹫−");
/**
 * What a spreadsheet may take for the end of a cell beside our comma: where the decimal mark is a comma,
 * Excel parts cells at semicolons.
 */
const CELL_ENDS = new Set(";\t\r\n");
/** What may stand before a formula and be taken away: quotes, spaces, and what can't be seen. */
const PASSED_OVER = /["'\s\p{Cc}\p{Cf}]/u;

/** One cell, safe to open in a spreadsheet: formulas become text, marks are quoted. */
export function csvCell(value: string): string {
  const text = withoutFormulas(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An apostrophe before whatever could begin a formula, and before a line end or tab that begins all. */
function withoutFormulas(value: string): string {
  let text = /^[\t\r\n]/.test(value) ? "'" : "";
  let isStart = true;
  for (const letter of value) {
    if (isStart && FORMULA_MARKS.has(letter)) text += "'";
    isStart = CELL_ENDS.has(letter) || (isStart && PASSED_OVER.test(letter));
    text += letter;
  }
  return text;
}

/** One line with its line end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;
