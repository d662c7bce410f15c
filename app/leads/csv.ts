/** Excel takes UTF-8 for what it is only with this in front. */
export const CSV_START = "\uFEFF";

/** What spreadsheets would calculate instead of show (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/**
 * The same after what a spreadsheet may take for the end of a cell: where the decimal mark is a comma,
 * Excel parts cells at semicolons and not at our commas.
 */
const LATER_FORMULA = /([;\t\r\n]["' ]*)(?=[=+\-@])/g;

/** One cell, safe to open in a spreadsheet: formulas become text, marks are quoted. */
export function csvCell(value: string): string {
  const text = (FORMULA.test(value) ? `'${value}` : value).replace(LATER_FORMULA, "$1'");
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its line end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;
