import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { foldText } from "../db/fold-text.ts";
import { forbidden, invalidQuery } from "../http/errors.ts";
import type { Rights } from "../permissions.ts";
import { type CollectionName, collectionOf, fieldOf } from "../schema.ts";
import { SEARCH_COLUMN, SOUND_LENGTH, searchedAs, searchedFields } from "../write/search-text.ts";
import { allOf, bound, compileFilter, type Sql, visibleItems } from "./filter.ts";
import { MAX_LIMIT, type Query } from "./query.ts";
import { readableNames, requireReadable } from "./readable.ts";

/** Alias of the read table in every statement. */
export const ALIAS = "t";
const MAX_SORT_FIELDS = 10;
/** What stands for a password or secret in an answer, as in Directus. */
const CONCEALED = "**********";
const TEXT_TYPES = new Set(["string", "text"]);

export type Item = Record<string, unknown>;

/** A stored row as JSON has it. */
export function toItem(collection: CollectionName, row: Record<string, unknown>): Item {
  const item: Item = {};
  for (const [name, value] of Object.entries(row)) {
    const field = fieldOf(collection, name);
    if (!field) continue;
    if (value === null || value === undefined) item[name] = null;
    else if (field.concealed) item[name] = CONCEALED;
    else if (field.type === "boolean") item[name] = value === 1;
    else if (field.type === "json") item[name] = JSON.parse(String(value));
    else item[name] = value;
  }
  return item;
}

function searchCondition(rights: Rights, collection: CollectionName, search: string): Sql {
  const { fields } = collectionOf(collection);
  const readable = readableNames(rights.policy, collection);
  const covered = searchedFields(collection);
  if (covered.length > 0 && covered.every((name) => readable.includes(name))) {
    return searchTextCondition(collection, search);
  }
  const columns = readable.filter((name) => {
    const field = fields[name];
    return field && TEXT_TYPES.has(field.type) && !field.concealed;
  });
  if (columns.length === 0) return bound("0");
  const hits = columns.map((name) => `instr(fold_text(${ALIAS}."${name}"), fold_text(?)) > 0`);
  return bound(`(${hits.join(" OR ")})`, ...columns.map(() => search));
}

/** Looked for as it stands; where the collection says so also as a number and by its sound. */
function searchTextCondition(collection: CollectionName, search: string): Sql {
  const column = `${ALIAS}."${SEARCH_COLUMN}"`;
  const { number, sounds } = searchedAs(collection, search);
  const texts = [foldText(search), ...(number ? [number] : [])];
  const hits = [
    ...texts.map(() => `instr(${column}, ?) > 0`),
    ...sounds.map(() => `instr(substr(${column}, 1, ${SOUND_LENGTH}), ?) > 0`),
  ];
  return bound(`(${hits.join(" OR ")})`, ...texts, ...sounds);
}

function orderBy(rights: Rights, collection: CollectionName, sort: readonly string[]): string {
  if (sort.length > MAX_SORT_FIELDS) {
    throw invalidQuery(`"sort" may name ${MAX_SORT_FIELDS} fields`);
  }
  const terms = sort.map((term) => {
    const descending = term.startsWith("-");
    const name = descending ? term.slice(1) : term;
    requireReadable(rights.policy, collection, name);
    const field = fieldOf(collection, name);
    if (!field) throw invalidQuery(`"${name}" cannot be sorted by`);
    if (field.concealed) throw forbidden();
    return `${ALIAS}."${name}" ${descending ? "DESC" : "ASC"}`;
  });
  // The key settles ties, so that pages neither repeat nor skip an item.
  return [...terms, `${ALIAS}."id" ASC`].join(", ");
}

/** The conditions of a read: what may be seen, and what of it was asked for. */
export function conditionsOf(rights: Rights, collection: CollectionName, query: Query) {
  const visible = visibleItems(rights, collection, ALIAS);
  const parts = [visible];
  if (query.filter) parts.push(compileFilter(rights, collection, query.filter, ALIAS));
  if (query.search !== null) parts.push(searchCondition(rights, collection, query.search));
  return { visible, asked: allOf(...parts) };
}

const columnList = (columns: Iterable<string>) =>
  [...new Set(["id", ...columns])].map((name) => `${ALIAS}."${name}"`).join(", ");

/**
 * Reads the rows of one collection, found first and read then: what is long in a row (a payload, an
 * article's body) is read for the answered rows only. Throws 400 when `limit=-1` meets too many.
 */
export function readRows(
  db: DatabaseSync,
  rights: Rights,
  collection: CollectionName,
  query: Query,
  columns: Iterable<string>,
): Item[] {
  const { asked } = conditionsOf(rights, collection, query);
  const order = orderBy(rights, collection, query.sort);
  const rows = db
    .prepare(
      `SELECT ${columnList(columns)} FROM "${collection}" ${ALIAS} WHERE ${ALIAS}.rowid IN (
         SELECT ${ALIAS}.rowid FROM "${collection}" ${ALIAS} WHERE ${asked.text}
         ORDER BY ${order} LIMIT ? OFFSET ?)
       ORDER BY ${order}`,
    )
    .all(...asked.values, query.limit ?? MAX_LIMIT + 1, query.offset);
  if (rows.length > MAX_LIMIT) {
    throw invalidQuery(`There are more than ${MAX_LIMIT} items; read them page by page`);
  }
  return rows.map((row) => toItem(collection, row));
}

/** Reads the visible rows whose `field` is among `values`, in the query's order. */
export function readRowsWhere(
  db: DatabaseSync,
  rights: Rights,
  collection: CollectionName,
  field: string,
  values: readonly SQLInputValue[],
  query: Query,
  columns: Iterable<string>,
): Item[] {
  const { asked } = conditionsOf(rights, collection, query);
  const order = orderBy(rights, collection, query.sort);
  const rows = db
    .prepare(
      `SELECT ${columnList(columns)} FROM "${collection}" ${ALIAS}
       WHERE ${ALIAS}."${field}" IN (SELECT value FROM json_each(?)) AND ${asked.text}
       ORDER BY ${order} LIMIT ?`,
    )
    .all(JSON.stringify(values), ...asked.values, MAX_LIMIT + 1);
  if (rows.length > MAX_LIMIT) throw invalidQuery("There are too many related items");
  return rows.map((row) => toItem(collection, row));
}

/** How many rows a condition holds for. */
export function countRows(db: DatabaseSync, collection: CollectionName, condition: Sql): number {
  const row = db
    .prepare(`SELECT count(*) AS n FROM "${collection}" ${ALIAS} WHERE ${condition.text}`)
    .get(...condition.values);
  return Number(row?.n ?? 0);
}
