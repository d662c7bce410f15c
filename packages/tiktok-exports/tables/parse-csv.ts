import { MAX_COLUMNS } from "../limits.ts";
import { ProblemError } from "../outcomes.ts";
import { tooLarge } from "./raw-table.ts";

const QUOTE = 34;
const LF = 10;
const CR = 13;
const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Parses RFC 4180 text and hands on row after row. Lines end with LF, CRLF or CR, the last one
 * perhaps without; a byte order mark and a `sep=` line are skipped. Spreadsheets of many countries
 * save with semicolons, so the delimiter is the most frequent one of the first line with any.
 * Quotes inside an unquoted cell are text.
 * @throws ProblemError corrupt/csv-quotes with the line, too-large for more than MAX_COLUMNS
 */
export function parseCsv(text: string, onRow: (row: string[]) => void): void {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const declared = /^sep=([,;\t])\r?\n/.exec(text.slice(at, at + 8));
  if (declared) at += declared[0].length;
  const delimiter = (declared?.[1] ?? findDelimiter(text, at)).charCodeAt(0);
  let row: string[] = [];
  let line = 1;
  const endCell = (cell: string) => {
    row.push(cell);
    if (row.length > MAX_COLUMNS) throw tooLarge("columns", MAX_COLUMNS);
  };

  while (at < text.length) {
    if (text.charCodeAt(at) === QUOTE) {
      const end = closingQuote(text, at, line);
      const raw = text.slice(at + 1, end);
      endCell(raw.includes('"') ? raw.replaceAll('""', '"') : raw);
      line += raw.includes("\n") ? raw.split("\n").length - 1 : 0;
      at = end + 1;
    } else {
      const end = cellEnd(text, at, delimiter);
      endCell(text.slice(at, end));
      at = end;
    }
    if (at >= text.length) break;
    const code = text.charCodeAt(at);
    if (code === delimiter) {
      at++;
      // A delimiter as the very last character opens one more, empty cell.
      if (at >= text.length) endCell("");
      continue;
    }
    if (code !== CR && code !== LF) throw badQuotes(line);
    onRow(row);
    row = [];
    line++;
    at += code === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
  }
  if (row.length > 0) onRow(row);
}

/** Where the quoted cell that begins at `open` ends; doubled quotes are text. */
function closingQuote(text: string, open: number, line: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  if (at < 0) throw badQuotes(line);
  return at;
}

function cellEnd(text: string, from: number, delimiter: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === delimiter || code === LF || code === CR) return at;
  }
  return text.length;
}

/** Lines looked at to find the delimiter: a table's name may stand before it. */
const DELIMITER_LINES = 4;
/** Characters looked at to find the delimiter; no header line is longer. */
const DELIMITER_SAMPLE = 16 * 1024;

function findDelimiter(text: string, from: number): string {
  const sample = text.slice(from, from + DELIMITER_SAMPLE).replace(/"(?:[^"]|"")*"/g, "");
  const lines = sample.split(/[\r\n]+/, DELIMITER_LINES);
  const line = lines.find((text) => DELIMITERS.some((delimiter) => text.includes(delimiter))) ?? "";
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function badQuotes(line: number): ProblemError {
  return new ProblemError({ code: "corrupt", reason: "csv-quotes", line });
}
