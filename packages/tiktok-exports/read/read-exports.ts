import { newUnpackBudget } from "../archive/read-archive.ts";
import type { Datasets, IsoDay } from "../datasets.ts";
import { addDays, civilDay, isoDay } from "../dates/calendar.ts";
import type { SourcedAnchor } from "../dates/infer-years.ts";
import type { History } from "../history/read-history.ts";
import { MAX_INPUT_BYTES } from "../limits.ts";
import type { ColumnChoice, FileOutcome, ReadResult, Recognised } from "../outcomes.ts";
import { cleanName } from "../text/clean-name.ts";
import { collectTables, type Finding } from "./collect-tables.ts";
import { type ExportName, handleFromLink, readExportName } from "./export-name.ts";
import { mergeDatasets } from "./merge-datasets.ts";
import { readTable } from "./read-table.ts";

/**
 * A file as the person dropped it. `label` tells it from others of its name in what is answered; it
 * is the cleaned name where there is none.
 */
export type ExportFile = {
  name: string;
  bytes: Uint8Array;
  label?: string;
  /**
   * When the file was last written, in milliseconds: its days are not later. Where neither its cells
   * nor a ZIP's name tell a year, it is counted back from here.
   */
  modifiedMs?: number;
};

export type ReadOptions = {
  /** The present instant, to count yearless dates back from. */
  today: Date;
  /** The person's time zone (IANA name); the runtime's own without one. */
  timeZone?: string;
  /** A person's answers to `unknown-columns`, by outcome id. */
  columnChoices?: Record<string, ColumnChoice>;
  /** A person's word on the year in which a table's last day lies, by outcome id. */
  lastYears?: Record<string, number>;
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
  const findings: (Finding & { modified: IsoDay | null })[] = [];
  for (const [index, file] of files.entries()) {
    const inFile = collectTables(file.name, file.bytes, budget);
    const modified = modifiedDay(file, options.timeZone);
    findings.push(...inFile.map((finding) => ({ ...finding, file: labelOf(file), modified })));
    options.onProgress?.(index + 1, files.length);
  }
  const names = findings.map((finding) => nameOf(finding, options.timeZone));
  const handles = unique(names.map((name) => name.handle));
  const shown = handles.find((handle) => handle === options.handle) ?? handles[0] ?? null;
  const batchLastDay = latestExportDay(names, shown);
  const parts: Datasets[] = [];
  // Older than any export beside them, whose values count more.
  const histories: Datasets[] = [];
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
    if ("history" in finding) {
      histories.push(finding.history.datasets);
      return { ...outcome, result: { ok: true, recognised: recogniseHistory(finding.history) } };
    }
    const read = readTable(finding.table, {
      tableName: finding.tableName,
      exportName: finding.exportName,
      choice: options.columnChoices?.[outcome.id] ?? null,
      anchor: anchorOf({
        name,
        named: name.lastDay ?? batchLastDay,
        modified: finding.modified,
        year: options.lastYears?.[outcome.id],
        today,
      }),
      timeZone: options.timeZone,
    });
    if ("problem" in read) return fail(read.problem);
    parts.push(read.datasets);
    return { ...outcome, result: { ok: true, recognised: read.recognised } };
  });
  const datasets = mergeDatasets([...histories, ...parts]);
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

type AnchorFacts = {
  name: ExportName;
  /** The export's day, by this name or another of the same download. */
  named: IsoDay | null;
  modified: IsoDay | null;
  /** The year of the last day, if a person said it. */
  year: number | undefined;
  today: IsoDay;
};

/** Neither a wrong clock in a name or on a disk nor a person's slip puts days into the future. */
function anchorOf({ name, named, modified, year, today }: AnchorFacts): SourcedAnchor {
  const notAfter = (day: IsoDay) => (day < today ? day : today);
  if (year !== undefined) {
    return { firstDay: null, lastDay: notAfter(isoDay(year, 12, 31)), source: "chosen" };
  }
  const day = named ?? modified;
  const lastDay = day === null ? today : notAfter(addDays(day, NAME_LAST_DAY_SLACK));
  const isNamed = named !== null || name.firstDay !== null;
  return { firstDay: name.firstDay, lastDay, source: isNamed ? "named" : "counted" };
}

function modifiedDay({ modifiedMs }: ExportFile, timeZone: string | undefined): IsoDay | null {
  if (modifiedMs === undefined || !Number.isFinite(modifiedMs) || modifiedMs <= 0) return null;
  return civilDay(new Date(modifiedMs), timeZone);
}

/** A history says itself whose it is. */
function nameOf(finding: Finding, timeZone: string | undefined): ExportName {
  const name = readExportName(finding.exportName, timeZone);
  return "history" in finding ? { ...name, handle: finding.history.handle } : name;
}

/** The rows of all its tables, and the days of its daily ones. */
function recogniseHistory({ datasets }: History): Recognised {
  const days = [...datasets.overview, ...datasets.followers, ...datasets.viewers]
    .map(({ date }) => date)
    .sort();
  return {
    kind: "history",
    rows: Object.values(datasets).reduce((rows, table) => rows + table.length, 0),
    skipped: 0,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    gaps: 0,
    years: days.length > 0 ? "told" : null,
    decidedBy: "names",
  };
}

/** Without a named ZIP, the account that most video links carry. */
function handleOfVideos({ videos }: Datasets): string | null {
  const accounts = new Map<string, number>();
  for (const { link } of videos) {
    if (link === null) continue;
    // All that tells the account ends with the slash after its name.
    const account = link.slice(0, link.indexOf("/", link.indexOf("@") + 1) + 1);
    accounts.set(account, (accounts.get(account) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [account, posts] of accounts) {
    const handle = handleFromLink(account);
    if (handle !== null) counts.set(handle, (counts.get(handle) ?? 0) + posts);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
