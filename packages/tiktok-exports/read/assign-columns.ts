import type { TableKind } from "../datasets.ts";
import { readDate } from "../dates/read-date.ts";
import { JUDGED_ROWS } from "../limits.ts";
import type { ColumnChoice, Recognised } from "../outcomes.ts";
import { firstRows, type RawTable } from "../tables/raw-table.ts";
import { readCount, readDecimal, readSeconds } from "../text/read-number.ts";
import { fieldFromHeader } from "./header-names.ts";
import { type ColumnLook, isEnough, TABLE_KINDS, TABLE_SHAPES } from "./table-shapes.ts";

/** Which column holds which field, and what decided it. */
export type Assignment = ColumnChoice & { decidedBy: Recognised["decidedBy"] };

/** The answer: an assignment, or the best guess to ask a person with. */
export type AssignmentResult =
  | { ok: true; assignment: Assignment }
  | { ok: false; guess: ColumnChoice | null };

/** Share of the judged cells that must look right for a choice by position. */
const LOOKS_RIGHT_SHARE = 0.8;
/** What tells a table of countries from one of genders. */
const COUNTRY_CODE = /^[A-Z]{2}$/;

/**
 * Decides what a table is and which column is which: by known column names; where a name is not
 * known, by the studio's own order, if the file's name tells the kind or at least one known column
 * confirms it, and the cells look right. Otherwise a person is to be asked.
 * @param hint the kind that the file's or sheet's name gives away
 */
export function assignColumns(table: RawTable, hint: TableKind | null): AssignmentResult {
  const kinds = hint === null ? TABLE_KINDS : [hint, ...TABLE_KINDS.filter((k) => k !== hint)];
  const named = kinds.map((kind) => ({ kind, columns: byNames(kind, table.header) }));
  const best = named
    .filter(({ kind, columns }) => isEnough(kind, new Set(Object.keys(columns))))
    .reduce<ColumnChoice | null>(
      (top, next) => (score(next, hint) > score(top, hint) ? next : top),
      null,
    );
  if (best !== null) {
    const filled = byPosition(best.kind, table, best.columns);
    const columns = filled ?? best.columns;
    return { ok: true, assignment: { ...best, columns, decidedBy: "names" } };
  }
  const placed = named.flatMap(({ kind, columns }) => {
    const filled = byPosition(kind, table, columns);
    const sure = filled !== null && (kind === hint || Object.keys(columns).length > 1);
    return filled === null ? [] : [{ kind, columns: filled, sure }];
  });
  const sure = placed.filter((candidate) => candidate.sure);
  const decided =
    sure.find(({ kind }) => kind === hint) ?? (sure.length === 1 ? sure[0] : undefined);
  if (decided) {
    const { kind, columns } = decided;
    return { ok: true, assignment: { kind, columns, decidedBy: "position" } };
  }
  const begun = named.flatMap(({ kind, columns }) => {
    const filled = byPosition(kind, table, columns, true);
    return filled === null ? [] : [{ kind, columns: filled }];
  });
  begun.sort((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length);
  return { ok: false, guess: bestGuess([...placed, ...begun], named, hint) };
}

/** Checks a person's choice: known fields, columns that exist, enough of them. */
export function chosenColumns(choice: ColumnChoice, header: readonly string[]): Assignment | null {
  if (!Object.hasOwn(TABLE_SHAPES, choice.kind)) return null;
  const shape = TABLE_SHAPES[choice.kind];
  const columns = Object.fromEntries(
    Object.entries(choice.columns).filter(
      ([field, column]) =>
        Object.hasOwn(shape.fields, field) &&
        Number.isInteger(column) &&
        column >= 0 &&
        column < header.length,
    ),
  );
  if (!isEnough(choice.kind, new Set(Object.keys(columns)))) return null;
  return { kind: choice.kind, columns, decidedBy: "choice" };
}

function byNames(kind: TableKind, header: readonly string[]): Record<string, number> {
  const columns: Record<string, number> = {};
  for (const [index, name] of header.entries()) {
    const field = fieldFromHeader(kind, name);
    if (field !== null && columns[field] === undefined) columns[field] = index;
  }
  return columns;
}

/** More known columns win; the file's name decides between equals. */
function score(choice: ColumnChoice | null, hint: TableKind | null): number {
  if (choice === null) return 0;
  return Object.keys(choice.columns).length + (choice.kind === hint ? 1.5 : 0);
}

/**
 * The studio's order for this many columns, when known names and cells do not speak against it; with
 * `further`, the order of the first columns, when the file has more.
 */
function byPosition(
  kind: TableKind,
  table: RawTable,
  named: Record<string, number>,
  further = false,
): Record<string, number> | null {
  const shape = TABLE_SHAPES[kind];
  for (const layout of shape.layouts) {
    const { length } = table.header;
    if (further ? layout.length >= length : layout.length !== length) continue;
    const agrees = Object.entries(named).every(([field, column]) => layout[column] === field);
    const looksRight = layout.every((field, column) =>
      columnLooks(shape.fields[field] ?? "text", kind, table, column),
    );
    if (agrees && looksRight) return Object.fromEntries(layout.map((field, at) => [field, at]));
  }
  return null;
}

function columnLooks(look: ColumnLook, kind: TableKind, table: RawTable, column: number): boolean {
  const cells = firstRows(table.cells, JUDGED_ROWS)
    .map((row) => (row[column] ?? "").trim())
    .filter((cell) => cell !== "" && cell !== "undefined");
  const right = cells.filter((cell) => cellLooks(look, kind, cell)).length;
  return right >= cells.length * LOOKS_RIGHT_SHARE;
}

function cellLooks(look: ColumnLook, kind: TableKind, cell: string): boolean {
  if (look === "date") return readDate(cell) !== null;
  if (look === "count") return readCount(cell) !== null;
  if (look === "share") return readDecimal(cell) !== null;
  if (look === "seconds") return readSeconds(cell) !== null;
  if (look === "link") return /^https?:\/\//i.test(cell);
  if (look === "hour") {
    const hour = readCount(cell);
    return hour !== null && hour >= 0 && hour <= 23;
  }
  if (kind === "territories") return COUNTRY_CODE.test(cell) || /^\p{L}{4,}/u.test(cell);
  return kind !== "gender" || !COUNTRY_CODE.test(cell);
}

function bestGuess(
  placed: readonly ColumnChoice[],
  named: readonly ColumnChoice[],
  hint: TableKind | null,
): ColumnChoice | null {
  const byPlace = placed.find(({ kind }) => kind === hint) ?? placed[0];
  if (byPlace) return { kind: byPlace.kind, columns: byPlace.columns };
  const top = named.reduce<ColumnChoice | null>(
    (most, next) => (score(next, hint) > score(most, hint) ? next : most),
    null,
  );
  return top && { kind: top.kind, columns: top.columns };
}
