import type { IsoDay, TableKind } from "../datasets.ts";
import { civilDay, isCalendarDay } from "../dates/calendar.ts";
import { MAX_COPY_NAME_LENGTH } from "../limits.ts";
import { foldText } from "../text/fold-text.ts";
import { TABLE_KINDS, TABLE_SHAPES } from "./table-shapes.ts";

/** What a ZIP's name tells of an export. */
export type ExportName = {
  handle: string | null;
  /** The first day of its tables. */
  firstDay: IsoDay | null;
  /** The day of the export, or the period's last. */
  lastDay: IsoDay | null;
};

const NOTHING: ExportName = { handle: null, firstDay: null, lastDay: null };
/** The platform's own rule for names of accounts. */
const HANDLE = /^[\w.]{2,24}$/;
const COPY_MARKS = /(?:\s*\(\d+\)|\s+-\s+(?:copy|αντίγραφο)|\s+(?:copy|αντίγραφο)(?:\s+\d+)?)+$/i;
const SECTION = /^(?:overview|content|followers|viewers)_(.+)$/i;
const DATED = /^[\p{L}\s]+_(\d{4})-(\d{2})-(\d{2})_(\d{9,11})_(.+)$/u;
/** Exports from before 2016 do not exist; a smaller number is something else. */
const FIRST_EPOCH_SECONDS = 1_450_000_000;

/**
 * Reads `Overview_2025-09-25_1758830774_some_handle (1).zip`: the section in any language when the
 * dates are there, else one of the four known ones. Handles hold letters, digits, `_` and `.`.
 */
export function readExportName(name: string, timeZone?: string): ExportName {
  const base = withoutCopyMarks(name.replace(/\.(?:zip|xlsx)$/i, ""));
  const dated = DATED.exec(base);
  if (dated) {
    const [year, month, day] = [Number(dated[1]), Number(dated[2]), Number(dated[3])];
    const seconds = Number(dated[4]);
    return {
      handle: validHandle(dated[5]),
      firstDay: isCalendarDay(year, month, day) ? `${dated[1]}-${dated[2]}-${dated[3]}` : null,
      lastDay:
        seconds >= FIRST_EPOCH_SECONDS ? civilDay(new Date(seconds * 1_000), timeZone) : null,
    };
  }
  const section = SECTION.exec(base);
  return section ? { ...NOTHING, handle: validHandle(section[1]) } : NOTHING;
}

/** The kind of table that a file's, entry's or sheet's name gives away. */
export function kindFromName(name: string): TableKind | null {
  const folded = foldText(withoutCopyMarks(name.replace(/\.[a-z]{3,4}$/i, "")));
  const word = folded.replace(/[\s-]+/g, "").split("_")[0] ?? "";
  return TABLE_KINDS.find((kind) => TABLE_SHAPES[kind].fileNames.includes(word)) ?? null;
}

const withoutCopyMarks = (name: string): string =>
  name.length > MAX_COPY_NAME_LENGTH ? name : name.replace(COPY_MARKS, "");

/** The account in a video's link. */
export function handleFromLink(link: string): string | null {
  return validHandle(/^https?:\/\/(?:[\w-]+\.)*tiktok\.com\/@([\w.]+)\//i.exec(link)?.[1]);
}

/** The account in the platform's own form; null for what can be none. */
export function validHandle(text: string | undefined): string | null {
  return text !== undefined && HANDLE.test(text) ? text.toLowerCase() : null;
}
