import { isZip, type ZipEntry } from "../../zip-reader/directory.ts";
import {
  listFiles,
  newUnpackBudget,
  type UnpackBudget,
  unpackFile,
} from "../archive/read-archive.ts";
import { type History, isHistory, readHistory } from "../history/read-history.ts";
import { MAX_ARCHIVE_DEPTH } from "../limits.ts";
import { type Problem, ProblemError } from "../outcomes.ts";
import { parseCsv } from "../tables/parse-csv.ts";
import type { RawTable } from "../tables/raw-table.ts";
import { isWorkbook, readWorkbook } from "../tables/read-workbook.ts";
import { TextTable } from "../tables/text-cells.ts";
import { cleanName } from "../text/clean-name.ts";
import { decodeText } from "../text/decode-text.ts";
import { withHeader } from "./find-header.ts";
import {
  foreignByMagic,
  foreignText,
  isBinary,
  isEncryptedOffice,
  isPersonalArchive,
  isPersonalArchivePath,
} from "./foreign-files.ts";

/** Where something stands: the dropped file, the archive around it, and its place in there. */
export type Place = {
  file: string;
  /** The innermost archive's or file's own name, which tells handle and dates. */
  exportName: string;
  /** The entry's path or the sheet's name, parts joined by ` › `. */
  entry: string | null;
  /** The name that may give the table's kind away. */
  tableName: string;
};

/** A table or a history found, or the reason why there is none. */
export type Finding = Place & ({ table: RawTable } | { history: History } | { problem: Problem });

const TABLE_ENTRY = /\.(?:csv|tsv|xlsx)$/i;
const READABLE_ENTRY = /\.(?:csv|tsv|xlsx|zip|json)$/i;
/** Share of a table's rows that may have another length than its header. */
const MAX_ODD_ROWS_SHARE = 0.2;
/** What operating systems add when they pack a folder. */
const SYSTEM_ENTRY = /(?:^|[/\\])(?:__MACOSX[/\\]|\.[^./\\])/;

/** Finds the tables of one dropped file. Never throws for what a file holds. */
export function collectTables(
  name: string,
  bytes: Uint8Array,
  budget: UnpackBudget = newUnpackBudget(),
): Finding[] {
  const file = cleanName(name);
  const place: Place = { file, exportName: file, entry: null, tableName: file };
  return collect(place, bytes, budget, 0);
}

function collect(place: Place, bytes: Uint8Array, budget: UnpackBudget, depth: number): Finding[] {
  try {
    if (bytes.length === 0) return [{ ...place, problem: { code: "empty" } }];
    if (isZip(bytes)) return collectArchive(place, bytes, budget, depth);
    return [{ ...place, ...readText(place, bytes) }];
  } catch (error) {
    if (error instanceof ProblemError) return [{ ...place, problem: error.problem }];
    throw error;
  }
}

function collectArchive(
  place: Place,
  bytes: Uint8Array,
  budget: UnpackBudget,
  depth: number,
): Finding[] {
  const entries = listFiles(bytes);
  if (entries.length === 0) throw new ProblemError({ code: "empty" });
  if (isWorkbook(entries)) {
    const tables = readWorkbook(bytes, entries, budget);
    if (tables.length === 0) throw new ProblemError({ code: "empty" });
    return tables.map((table) => inSheet(place, withHeader(table), tables.length > 1));
  }
  if (depth >= MAX_ARCHIVE_DEPTH) {
    throw new ProblemError({ code: "zip-bomb", reason: "depth", limit: MAX_ARCHIVE_DEPTH });
  }
  if (entries.some((entry) => entry.name === "[Content_Types].xml"))
    throw foreign("office-document");
  if (entries.some((entry) => isPersonalArchivePath(entry.name))) {
    throw new ProblemError({ code: "personal-archive" });
  }
  const readable = entries.filter(
    (entry) => READABLE_ENTRY.test(entry.name) && !SYSTEM_ENTRY.test(entry.name),
  );
  if (readable.length === 0) throw foreign("zip");
  const findings = readable.flatMap((entry) => collectEntry(place, bytes, entry, budget, depth));
  // A stray JSON file beside the tables is not worth a word.
  const tables = findings.filter(
    (finding) => !("problem" in finding) || TABLE_ENTRY.test(finding.tableName),
  );
  return tables.length > 0 ? tables : findings;
}

function collectEntry(
  place: Place,
  zip: Uint8Array,
  entry: ZipEntry,
  budget: UnpackBudget,
  depth: number,
): Finding[] {
  const tableName = cleanName(entry.name);
  const inside: Place = {
    file: place.file,
    exportName: /\.zip$/i.test(tableName) ? tableName : place.exportName,
    entry: place.entry === null ? tableName : `${place.entry} › ${tableName}`,
    tableName,
  };
  try {
    return collect(inside, unpackFile(zip, entry, budget), budget, depth + 1);
  } catch (error) {
    if (error instanceof ProblemError) return [{ ...inside, problem: error.problem }];
    throw error;
  }
}

function inSheet(place: Place, table: RawTable, several: boolean): Finding {
  if (!several) return { ...place, table };
  const sheet = cleanName(table.sheet ?? "");
  return { ...place, table, entry: place.entry === null ? sheet : `${place.entry} › ${sheet}` };
}

function readText(place: Place, bytes: Uint8Array): { table: RawTable } | { history: History } {
  const magic = foreignByMagic(bytes);
  if (magic === "old-excel" && isEncryptedOffice(bytes)) {
    throw new ProblemError({ code: "encrypted" });
  }
  if (magic !== null) throw foreign(magic);
  if (isBinary(bytes)) throw foreign("binary");
  const text = decodeText(bytes);
  const kind = foreignText(text);
  if (kind === "json" && isHistory(text)) return { history: readHistory(text) };
  if (kind === "json" && isPersonalArchive(text)) {
    throw new ProblemError({ code: "personal-archive" });
  }
  if (kind !== null) throw foreign(kind);
  const found = new TextTable(text);
  try {
    parseCsv(text, found);
  } catch (error) {
    // Prose with quotation marks is no broken table.
    if (error instanceof ProblemError && !TABLE_ENTRY.test(place.tableName)) throw foreign("text");
    throw error;
  }
  const collected = found.finish();
  if (collected === null) throw new ProblemError({ code: "empty" });
  const table = withHeader(collected);
  if (table.header.length < 2) throw foreign("text");
  if (!TABLE_ENTRY.test(place.tableName) && isRagged(table)) throw foreign("text");
  return { table };
}

/** Prose with commas: lines of ever other lengths. */
function isRagged({ header, cells }: RawTable): boolean {
  let odd = 0;
  for (let row = 0; row < cells.rows; row++) if (cells.width(row) !== header.length) odd++;
  return odd > cells.rows * MAX_ODD_ROWS_SHARE;
}

function foreign(detected: Extract<Problem, { code: "not-an-export" }>["detected"]): ProblemError {
  return new ProblemError({ code: "not-an-export", detected });
}
