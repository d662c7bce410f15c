import type { Database } from "../db/database.ts";
import type { Value } from "../db/tables.ts";
import { isJsonObject, type JsonObject } from "../http/body.ts";
import { forbidden, invalidQuery } from "../http/errors.ts";
import type { Rights } from "../permissions.ts";
import { type CollectionName, fieldOf, manyOf, relatedCollection } from "../schema.ts";
import { EVERYTHING, type Query, toQuery } from "./query.ts";
import { conditionsOf, countRows, type Item, readRows, readRowsWhere } from "./rows.ts";
import { type Selection, selectFields } from "./selection.ts";

export type Answer = { meta?: Record<string, number>; data: Item[] };

const NOT_IN_DEEP = new Set(["_fields", "_meta", "_deep", "_aggregate", "_groupBy"]);

/** The part of `deep` for one relation: `_filter`, `_sort`, ... and deeper relations by name. */
function deepQuery(deep: unknown, relation: string): Query {
  if (deep === undefined) return EVERYTHING;
  if (!isJsonObject(deep)) throw invalidQuery(`"deep" for "${relation}" has to be an object`);
  const own = new Map<string, unknown>();
  const nested: JsonObject = {};
  for (const [name, value] of Object.entries(deep)) {
    if (!name.startsWith("_")) nested[name] = value;
    else if (NOT_IN_DEEP.has(name)) {
      throw invalidQuery(`"${name}" is not known in "deep"`);
    } else own.set(name.slice(1), value);
  }
  if (!own.has("limit")) own.set("limit", -1);
  return { ...toQuery(own), deep: nested };
}

/** Columns to read for a selection: its own, and the keys that lead to related items. */
function columnsFor(collection: CollectionName, selection: Selection): Set<string> {
  const columns = new Set(selection.columns);
  for (const name of selection.related.keys()) {
    if (fieldOf(collection, name)) columns.add(name);
  }
  return columns;
}

const keysIn = (items: readonly Item[], field: string): Value[] => [
  ...new Set(items.map((item) => item[field] as Value).filter((key) => key !== null)),
];

type Reader = { db: Database; rights: Rights };

/** Puts the related item, or null when there is none to see, in the place of its key. */
async function expandOne(
  reader: Reader,
  from: CollectionName,
  items: Item[],
  name: string,
  to: Selection,
) {
  const target = relatedCollection(from, name);
  if (!target) return;
  const columns = columnsFor(target, to);
  const keys = keysIn(items, name);
  const { db, rights } = reader;
  const found = await readRowsWhere(db, rights, target, "id", keys, EVERYTHING, columns);
  const shown = await finish(reader, target, found, to, {});
  const byKey = new Map(found.map(({ id }, index) => [id, shown[index]]));
  for (const item of items) item[name] = byKey.get(item[name]) ?? null;
}

/** Puts the list of related items, or of their keys, under the relation's name. */
async function expandMany(
  reader: Reader,
  from: CollectionName,
  items: Item[],
  name: string,
  to: Selection | null,
  deep: unknown,
) {
  const many = manyOf(from, name);
  const target = relatedCollection(from, name);
  if (!many || !target) return;
  const query = deepQuery(deep, name);
  const columns = to ? columnsFor(target, to).add(many.field) : [many.field];
  const { db, rights } = reader;
  const keys = keysIn(items, "id");
  const found = await readRowsWhere(db, rights, target, many.field, keys, query, columns);
  const shown: unknown[] = to
    ? await finish(reader, target, found, to, query.deep)
    : found.map(({ id }) => id);
  const groups = Map.groupBy(found.keys(), (index) => found[index]?.[many.field]);
  const end = query.limit === null ? undefined : query.offset + query.limit;
  for (const item of items) {
    const group = groups.get(item.id) ?? [];
    item[name] = group.slice(query.offset, end).map((index) => shown[index]);
  }
}

/** Adds what is related and leaves out the columns that were only read to find it. */
async function finish(
  reader: Reader,
  collection: CollectionName,
  items: readonly Item[],
  selection: Selection,
  deep: JsonObject,
): Promise<Item[]> {
  const whole = items.map((item) => ({ ...item }));
  for (const [name, related] of selection.related) {
    if (fieldOf(collection, name)) await expandOne(reader, collection, whole, name, related);
    else await expandMany(reader, collection, whole, name, related, deep[name]);
  }
  for (const name of selection.keysOf) {
    if (!selection.related.has(name)) {
      await expandMany(reader, collection, whole, name, null, deep[name]);
    }
  }
  const wanted = new Set([...selection.columns, ...selection.keysOf, ...selection.related.keys()]);
  return whole.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name))),
  );
}

function checkDeep(collection: CollectionName, selection: Selection, deep: JsonObject) {
  for (const name of Object.keys(deep)) {
    if (!manyOf(collection, name) && !selection.related.has(name)) {
      throw invalidQuery(`"deep" names "${name.slice(0, 64)}", which is not a selected relation`);
    }
  }
}

/** How many items there are when a page is the last one, which says it by itself; else null. */
function countByPage({ limit, offset }: Query, found: number): number | null {
  // Past the end nothing is found either.
  const isLast = (limit === null || found < limit) && (found > 0 || offset === 0);
  return isLast ? offset + found : null;
}

/** Reads a list: `{data}` and, where asked for, `{meta}`. Throws 400 and 403 as the parts do. */
export async function readItems(
  db: Database,
  rights: Rights,
  collection: CollectionName,
  query: Query,
): Promise<Answer> {
  const selection = selectFields(rights.policy, collection, query.fields);
  checkDeep(collection, selection, query.deep);
  const rows = await readRows(db, rights, collection, query, columnsFor(collection, selection));
  const data = await finish({ db, rights }, collection, rows, selection, query.deep);
  if (query.meta.length === 0) return { data };
  const { visible, asked } = conditionsOf(db, rights, collection, query);
  const counts = {
    total_count: () => countRows(db, collection, visible),
    filter_count: () => countByPage(query, rows.length) ?? countRows(db, collection, asked),
  };
  const meta: Record<string, number> = {};
  for (const name of query.meta) meta[name] = await counts[name]();
  return { meta, data };
}

/** Reads items by their keys, in the order of the keys. Throws 403 when one cannot be seen. */
export async function readByKeys(
  db: Database,
  rights: Rights,
  collection: CollectionName,
  keys: readonly Value[],
  query: Query,
): Promise<Item[]> {
  const selection = selectFields(rights.policy, collection, query.fields);
  checkDeep(collection, selection, query.deep);
  const plain = { ...EVERYTHING, filter: query.filter };
  const columns = columnsFor(collection, selection);
  const found = await readRowsWhere(db, rights, collection, "id", keys, plain, columns);
  const byKey = new Map(found.map((item) => [item.id, item]));
  const ordered = keys.map((key) => {
    const item = byKey.get(key);
    if (!item) throw forbidden();
    return item;
  });
  return finish({ db, rights }, collection, ordered, selection, query.deep);
}
