import { type RawBuilder, sql } from "kysely";
import { among, type Condition, type Database, holds, NEVER } from "../db/database.ts";
import { foldText } from "../db/fold-text.ts";
import type { Value } from "../db/tables.ts";
import { forbidden, invalidQuery } from "../http/errors.ts";
import type { Rights } from "../permissions.ts";
import { type CollectionName, collectionOf, fieldOf } from "../schema.ts";
import { SEARCH_COLUMN, SOUND_LENGTH, searchedAs, searchedFields } from "../write/search-text.ts";
import { allOf, compileFilter, visibleItems } from "./filter.ts";
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

function searchCondition(
  db: Database,
  rights: Rights,
  collection: CollectionName,
  search: string,
): Condition {
  const { fields } = collectionOf(collection);
  const readable = readableNames(rights.policy, collection);
  const covered = searchedFields(collection);
  if (covered.length > 0 && covered.every((name) => readable.includes(name))) {
    return searchTextCondition(db, collection, search);
  }
  const columns = readable.filter((name) => {
    const field = fields[name];
    return field && TEXT_TYPES.has(field.type) && !field.concealed;
  });
  const folded = foldText(search);
  return anyOf(columns.map((name) => holds(db, sql`fold_text(${columnOf(name)})`, folded)));
}

/** Looked for as it stands; where the collection says so also as a number and by its sound. */
function searchTextCondition(db: Database, collection: CollectionName, search: string): Condition {
  const column = columnOf(SEARCH_COLUMN);
  const { number, sounds } = searchedAs(collection, search);
  const texts = [foldText(search), ...(number ? [number] : [])];
  const heard = sql`substr(${column}, 1, ${sql.lit(SOUND_LENGTH)})`;
  return anyOf([
    ...texts.map((text) => holds(db, column, text)),
    // The second says nothing new: where there is an index, it finds them by it.
    ...sounds.map((sound) => allOf(holds(db, heard, sound), holds(db, column, sound))),
  ]);
}

const columnOf = (name: string) => sql.ref(`${ALIAS}.${name}`);

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : sql`(${sql.join(conditions, sql` OR `)})`;

function orderBy(rights: Rights, collection: CollectionName, sort: readonly string[]) {
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
    return orderOf(columnOf(name), descending, field.required === true || name === "id");
  });
  // The key settles ties, so that pages neither repeat nor skip an item.
  return sql.join([...terms, columnOf("id")]);
}

/** What is null comes before everything else; the databases differ in what they think of it. */
function orderOf(column: RawBuilder<unknown>, descending: boolean, isNeverNull: boolean) {
  if (isNeverNull) return descending ? sql`${column} DESC` : column;
  return descending ? sql`${column} DESC NULLS LAST` : sql`${column} ASC NULLS FIRST`;
}

/** The conditions of a read: what may be seen, and what of it was asked for. */
export function conditionsOf(
  db: Database,
  rights: Rights,
  collection: CollectionName,
  query: Query,
) {
  const visible = visibleItems(rights, collection, ALIAS);
  const parts = [visible];
  if (query.filter) parts.push(compileFilter(rights, collection, query.filter, ALIAS));
  if (query.search !== null) parts.push(searchCondition(db, rights, collection, query.search));
  return { visible, asked: allOf(...parts) };
}

const columnList = (columns: Iterable<string>) =>
  sql.join([...new Set(["id", ...columns])].map(columnOf));

const tableOf = (collection: CollectionName) => sql`${sql.table(collection)} AS ${sql.id(ALIAS)}`;

type Row = Record<string, unknown>;

/**
 * Reads the rows of one collection, found first and read then: what is long in a row (a payload, an
 * article's body) is read for the answered rows only. Throws 400 when `limit=-1` meets too many.
 */
export async function readRows(
  db: Database,
  rights: Rights,
  collection: CollectionName,
  query: Query,
  columns: Iterable<string>,
): Promise<Item[]> {
  const { asked } = conditionsOf(db, rights, collection, query);
  const order = orderBy(rights, collection, query.sort);
  const table = tableOf(collection);
  const key = columnOf("id");
  const { rows } = await sql<Row>`SELECT ${columnList(columns)} FROM ${table} WHERE ${key} IN (
      SELECT ${key} FROM ${table} WHERE ${asked}
      ORDER BY ${order} LIMIT ${query.limit ?? MAX_LIMIT + 1} OFFSET ${query.offset})
    ORDER BY ${order}`.execute(db);
  if (rows.length > MAX_LIMIT) {
    throw invalidQuery(`There are more than ${MAX_LIMIT} items; read them page by page`);
  }
  return rows.map((row) => toItem(collection, row));
}

/** Reads the visible rows whose `field` is among `values`, in the query's order. */
export async function readRowsWhere(
  db: Database,
  rights: Rights,
  collection: CollectionName,
  field: string,
  values: readonly Value[],
  query: Query,
  columns: Iterable<string>,
): Promise<Item[]> {
  const { asked } = conditionsOf(db, rights, collection, query);
  const order = orderBy(rights, collection, query.sort);
  const { rows } = await sql<Row>`SELECT ${columnList(columns)} FROM ${tableOf(collection)}
    WHERE ${among(columnOf(field), values)} AND ${asked}
    ORDER BY ${order} LIMIT ${MAX_LIMIT + 1}`.execute(db);
  if (rows.length > MAX_LIMIT) throw invalidQuery("There are too many related items");
  return rows.map((row) => toItem(collection, row));
}

/** How many rows a condition holds for. */
export async function countRows(
  db: Database,
  collection: CollectionName,
  condition: Condition,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM ${tableOf(collection)} WHERE ${condition}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
