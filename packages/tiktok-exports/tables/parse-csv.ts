import { MAX_COLUMNS } from "../limits.ts";
import { ProblemError } from "../outcomes.ts";
import { tooLarge } from "./raw-table.ts";

const QUOTE = 34;
const LF = 10;
const CR = 13;
const DELIMITERS = [",", ";", "\t"] as const;

/** What is told of the cells of a CSV, one after another. */
export interface CellSink {
  /** A cell's first place and the one after its last; `hasQuotes`: doubled ones stand for one. */
  cell(start: number, end: number, hasQuotes: boolean): void;
  endRow(): void;
}

/**
 * Finds the cells of RFC 4180 text, row after row. Lines end with LF, CRLF or CR, the last one
 * perhaps without; a byte order mark and a `sep=` line are skipped. Spreadsheets of many countries
 * save with semicolons, so the delimiter is the most frequent one of the first line with any.
 * Quotes inside an unquoted cell are text.
 * @throws ProblemError corrupt/csv-quotes with the line, too-large for more than MAX_COLUMNS
 */
export function parseCsv(text: string, sink: CellSink): void {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const declared = /^sep=([,;\t])\r?\n/.exec(text.slice(at, at + 8));
  if (declared) at += declared[0].length;
  const delimiter = (declared?.[1] ?? findDelimiter(text, at)).charCodeAt(0);
  let columns = 0;
  let line = 1;
  // The next line feed that no row's end has counted: looked for once a line, not at each character.
  let lineFeed = text.indexOf("\n", at);
  const endCell = (start: number, end: number, hasQuotes: boolean) => {
    if (++columns > MAX_COLUMNS) throw tooLarge("columns", MAX_COLUMNS);
    sink.cell(start, end, hasQuotes);
  };

  while (at < text.length) {
    if (text.charCodeAt(at) === QUOTE) {
      const start = at + 1;
      let hasQuotes = false;
      at = text.indexOf('"', start);
      while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) {
        hasQuotes = true;
        at = text.indexOf('"', at + 2);
      }
      if (at < 0) throw badQuotes(line);
      for (; lineFeed >= 0 && lineFeed < at; lineFeed = text.indexOf("\n", lineFeed + 1)) line++;
      endCell(start, at, hasQuotes);
      at++;
    } else {
      const end = cellEnd(text, at, delimiter);
      endCell(at, end, false);
      at = end;
    }
    if (at >= text.length) break;
    const code = text.charCodeAt(at);
    if (code === delimiter) {
      at++;
      // A delimiter as the very last character opens one more, empty cell.
      if (at >= text.length) endCell(at, at, false);
      continue;
    }
    if (code !== CR && code !== LF) throw badQuotes(line);
    sink.endRow();
    columns = 0;
    line++;
    at += code === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
    if (lineFeed >= 0 && lineFeed < at) lineFeed = text.indexOf("\n", at);
  }
  if (columns > 0) sink.endRow();
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
