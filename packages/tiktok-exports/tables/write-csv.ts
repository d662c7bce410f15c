/** A cell to write. Null, and a number that is not finite, becomes an empty cell. */
export type CsvCell = string | number | null;

/** What spreadsheets take for the beginning of a formula, full-width forms included. */
const FORMULA_START = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A table as CSV that spreadsheets open safely and in the right encoding: UTF-8 text with a byte
 * order mark, CRLF, every cell quoted. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front; numbers are written plainly and never changed.
 * @param headers the localised column names
 */
export function toCsv(headers: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [headers, ...rows].map((row) => row.map(writeCell).join(","));
  return `\ufeff${lines.join("\r\n")}`;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '""';
  if (typeof cell === "number") return Number.isFinite(cell) ? `"${cell}"` : '""';
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
