import { newUnpackBudget } from "../archive/read-archive.ts";
import type { Datasets, IsoDay } from "../datasets.ts";
import { addDays, civilDay } from "../dates/calendar.ts";
import { MAX_INPUT_BYTES } from "../limits.ts";
import type { ColumnChoice, FileOutcome, ReadResult } from "../outcomes.ts";
import { cleanName } from "../text/clean-name.ts";
import { collectTables, type Finding } from "./collect-tables.ts";
import { type ExportName, handleFromLink, readExportName } from "./export-name.ts";
import { mergeDatasets } from "./merge-datasets.ts";
import { readTable } from "./read-table.ts";

/**
 * A file as the person dropped it. `label` tells it from others of its name in what is answered; it
 * is the cleaned name where there is none.
 */
export type ExportFile = { name: string; bytes: Uint8Array; label?: string };

export type ReadOptions = {
  /** The present instant, to count yearless dates back from. */
  today: Date;
  /** The person's time zone (IANA name); the runtime's own without one. */
  timeZone?: string;
  /** A person's answers to `unknown-columns`, by outcome id. */
  columnChoices?: Record<string, ColumnChoice>;
  /** The account to show when the files name several. */
  handle?: string;
  /** Told after each file: how many of all are done. */
  onProgress?: (done: number, total: number) => void;
};

/** An export's last row can be this many days behind its name's moment. Rows are never later. */
const NAME_LAST_DAY_SLACK = 1;

/**
 * Reads what a person dropped: ZIP, CSV or XLSX, several at once. Faulty files become typed
 * problems in `outcomes`; they never throw and never stop the others. When the files name several
 * accounts, only one is read and the others are `other-account`.
 */
export function readExports(files: readonly ExportFile[], options: ReadOptions): ReadResult {
  const found = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (found > MAX_INPUT_BYTES) return tooLarge(files, found);
  const today = civilDay(options.today, options.timeZone);
  const budget = newUnpackBudget();
  const findings: Finding[] = [];
  for (const [index, file] of files.entries()) {
    const inFile = collectTables(file.name, file.bytes, budget);
    findings.push(...inFile.map((finding) => ({ ...finding, file: labelOf(file) })));
    options.onProgress?.(index + 1, files.length);
  }
  const names = findings.map((finding) => readExportName(finding.exportName, options.timeZone));
  const handles = unique(names.map((name) => name.handle));
  const shown = handles.find((handle) => handle === options.handle) ?? handles[0] ?? null;
  const batchLastDay = latestExportDay(names, shown);
  const parts: Datasets[] = [];
  const outcomes = findings.map((finding, index): FileOutcome => {
    const name = names[index] ?? { handle: null, firstDay: null, lastDay: null };
    const outcome = { ...identify(finding), handle: name.handle };
    const fail = (problem: Extract<FileOutcome["result"], { ok: false }>["problem"]) => ({
      ...outcome,
      result: { ok: false as const, problem },
    });
    if ("problem" in finding) return fail(finding.problem);
    if (name.handle !== null && shown !== null && name.handle !== shown) {
      return fail({ code: "other-account", handle: name.handle, shown });
    }
    const read = readTable(finding.table, {
      tableName: finding.tableName,
      exportName: finding.exportName,
      choice: options.columnChoices?.[outcome.id] ?? null,
      anchor: { firstDay: name.firstDay, lastDay: anchorDay(name.lastDay ?? batchLastDay, today) },
      timeZone: options.timeZone,
    });
    if ("problem" in read) return fail(read.problem);
    parts.push(read.datasets);
    return { ...outcome, result: { ok: true, recognised: read.recognised } };
  });
  const datasets = mergeDatasets(parts);
  return { datasets, outcomes, handle: shown ?? handleOfVideos(datasets), handles };
}

const labelOf = ({ name, label }: ExportFile) => label ?? cleanName(name);

/** The key of a table for columnChoices: names only, so that it stays the same over calls. */
function identify({ file, entry }: Finding): Pick<FileOutcome, "id" | "file" | "entry"> {
  return { id: entry === null ? file : `${file} › ${entry}`, file, entry };
}

function tooLarge(files: readonly ExportFile[], found: number): ReadResult {
  const problem = { code: "too-large", measure: "bytes", limit: MAX_INPUT_BYTES, found } as const;
  const outcomes = files.map((input): FileOutcome => {
    const file = labelOf(input);
    return { id: file, file, entry: null, handle: null, result: { ok: false, problem } };
  });
  return { datasets: mergeDatasets([]), outcomes, handle: null, handles: [] };
}

/** The export's day from the names: the other ZIPs of the same download carry no date. */
function latestExportDay(names: readonly ExportName[], shown: string | null): IsoDay | null {
  const days = names.flatMap(({ handle, lastDay }) => (handle === shown && lastDay ? lastDay : []));
  return days.sort().at(-1) ?? null;
}

/** A wrong clock in a name must not push dates into the future. */
function anchorDay(lastDay: IsoDay | null, today: IsoDay): IsoDay {
  if (lastDay === null) return today;
  const named = addDays(lastDay, NAME_LAST_DAY_SLACK);
  return named < today ? named : today;
}

/** Without a named ZIP, the account that most video links carry. */
function handleOfVideos({ videos }: Datasets): string | null {
  const counts = new Map<string, number>();
  for (const { link } of videos) {
    const handle = link && handleFromLink(link);
    if (handle) counts.set(handle, (counts.get(handle) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
