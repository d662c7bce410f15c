import { MAX_CELLS, MAX_COLUMNS } from "../limits.ts";
import { type RawTable, TableCollector, tooLarge } from "./raw-table.ts";
import { scanXml } from "./scan-xml.ts";
import { type DateStyles, serialToText } from "./sheet-dates.ts";

/** What a sheet's cells refer to. */
export type SheetContext = {
  sharedStrings: readonly string[];
  dateStyles: DateStyles;
  from1904: boolean;
};

/**
 * Reads one worksheet part into texts: shared and inline strings, numbers as written, dates as
 * ISO text. Missing cells are empty, missing rows are left out.
 * @throws ProblemError too-large, corrupt/xml
 */
export function readSheet(xml: string, sheet: string, context: SheetContext): RawTable | null {
  const table = new TableCollector();
  let row: string[] = [];
  let column = 0;
  let type = "n";
  let style = 0;
  let value = "";
  let collecting = false;
  let phonetic = false;
  scanXml(xml, {
    open(name, attribute) {
      if (name === "row") {
        row = [];
        column = 0;
      } else if (name === "c") {
        column = columnIndex(attribute("r")) ?? column;
        type = attribute("t") ?? "n";
        style = Number(attribute("s") ?? 0);
        value = "";
      } else if (name === "v" || name === "t") collecting = !phonetic;
      else if (name === "rPh") phonetic = true;
    },
    text(text) {
      if (collecting) value += text;
    },
    close(name) {
      if (name === "v" || name === "t") collecting = false;
      else if (name === "rPh") phonetic = false;
      else if (name === "c") {
        if (column >= MAX_COLUMNS) throw tooLarge("columns", MAX_COLUMNS);
        while (row.length < column) row.push("");
        row[column] = cellText(type, style, value, context);
        column++;
      } else if (name === "row") table.add(row);
    },
  });
  return table.finish(sheet);
}

/** Reads `xl/sharedStrings.xml`, phonetic readings left out. @throws ProblemError too-large */
export function readSharedStrings(xml: string | null): string[] {
  const strings: string[] = [];
  let current = "";
  let collecting = false;
  let phonetic = false;
  scanXml(xml ?? "", {
    open(name) {
      if (name === "si") current = "";
      else if (name === "t") collecting = !phonetic;
      else if (name === "rPh") phonetic = true;
    },
    text(text) {
      if (collecting) current += text;
    },
    close(name) {
      if (name === "t") collecting = false;
      else if (name === "rPh") phonetic = false;
      else if (name === "si" && strings.push(current) > MAX_CELLS) {
        throw tooLarge("cells", MAX_CELLS);
      }
    },
  });
  return strings;
}

function cellText(type: string, style: number, value: string, context: SheetContext): string {
  if (type === "s") return context.sharedStrings[Number(value)] ?? "";
  if (type === "e") return "";
  if (type === "d") return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, "");
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (context.dateStyles(style)) return serialToText(number, context.from1904) ?? value;
  // Binary fractions (0.1 + 0.2) and exponents come as such; twelve digits are plenty here.
  return Number.isFinite(number) ? plainNumber(number) : value;
}

function plainNumber(number: number): string {
  const rounded = Number(number.toPrecision(12));
  return Number.isInteger(rounded) ? rounded.toFixed(0) : String(rounded);
}

/** `B7` → 1; null without a reference. Beyond the limit any column is as bad as another. */
function columnIndex(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? "")?.[1];
  if (letters === undefined) return reference === null ? null : MAX_COLUMNS;
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
