import { sql } from "kysely";
import { isUuid } from "../../packages/lib/valid/formats.ts";
import type { Core } from "../core.ts";
import { anyTable, countOnFrom } from "../db/database.ts";
import { uniqueConflict } from "../db/storage-errors.ts";
import { inAddition, inTransaction } from "../db/transaction.ts";
import type { JsonObject } from "../http/body.ts";
import { forbidden, invalidPayload } from "../http/errors.ts";
import { type Action, accessTo, type Rights } from "../permissions.ts";
import { allOf, compileFilter, visibleItems } from "../read/filter.ts";
import { type CollectionName, collectionOf, publicName } from "../schema.ts";
import { audit } from "../security/audit.ts";
import type { Caller } from "../security/caller.ts";
import { type Columns, toColumns } from "./payload.ts";
import { removeRows } from "./remove.ts";
import { checkRules } from "./rules.ts";
import { isSearched, SEARCH_COLUMN, searchTextOf } from "./search-text.ts";
import { tellOfRemoval, tellOfWriting } from "./tell.ts";
import type { Key, WrittenItem } from "./written.ts";

/** Most items that one request creates, changes or deletes. */
export const MAX_BATCH = 1000;

/** Which items a change is of: those of the keys, or whatever the filter finds. */
export type Found = { keys: readonly Key[] } | { filter: JsonObject };

/** A key from an address or body in the collection's type; 403 for what cannot be one. */
export function toKey(collection: CollectionName, value: unknown): Key {
  if (collectionOf(collection).key === "uuid") {
    if (isUuid(value)) return value.toLowerCase();
  } else {
    const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
    if (typeof number === "number" && Number.isSafeInteger(number) && number >= 0) return number;
  }
  throw forbidden();
}

export function checkBatch(list: readonly unknown[]): void {
  if (list.length > MAX_BATCH) throw invalidPayload(`A request may hold ${MAX_BATCH} items`);
}

/** Throws 403 unless the action is allowed on the collection at all. */
export function requireAccess(rights: Rights, collection: CollectionName, action: Action): void {
  if (!accessTo(rights.policy, collection, action)) {
    throw forbidden(
      `You don't have permission to perform "${action}" for collection "${publicName(collection)}" or it does not exist.`,
    );
  }
}

/** Runs a write; the value that is taken by another row is named. */
async function naming<T>(columns: Columns, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (cause) {
    throw uniqueConflict(cause, columns) ?? cause;
  }
}

/** Writes one new row; runs inside the caller's transaction. */
export async function insertRow(
  core: Core,
  collection: CollectionName,
  columns: Columns,
): Promise<Key> {
  const searchText = searchTextOf(collection, columns);
  const row = searchText === null ? columns : { ...columns, [SEARCH_COLUMN]: searchText };
  const insert = anyTable(core.db).insertInto(collection).values(row).returning("id");
  const { id } = await naming(columns, insert.executeTakeFirstOrThrow());
  if (typeof columns.id === "number") await countOnFrom(core.db, collection, columns.id);
  return id as Key;
}

/** Changes one row; runs inside the caller's transaction. */
export async function updateRow(
  core: Core,
  collection: CollectionName,
  key: Key,
  columns: Columns,
): Promise<void> {
  const names = Object.keys(columns);
  if (names.length === 0) return;
  const db = anyTable(core.db);
  const change = (set: Columns) =>
    db.updateTable(collection).set(set).where("id", "=", key).execute();
  await naming(columns, change(columns));
  if (!isSearched(collection, names)) return;
  const row = await db.selectFrom(collection).selectAll().where("id", "=", key).executeTakeFirst();
  await change({ [SEARCH_COLUMN]: searchTextOf(collection, row ?? {}) });
}

/** Throws 403 unless every key is an item that may be reached by the action. */
export async function requireReachable(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  action: "update" | "delete",
  keys: readonly Key[],
): Promise<void> {
  requireAccess(rights, collection, action);
  const allowed = visibleItems(rights, collection, "t", action);
  for (const key of keys) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(collection)} AS t
      WHERE t.id = ${key} AND ${allowed}`.execute(core.db);
    if (rows.length === 0) throw forbidden();
  }
}

/**
 * What the website adds for its visitors, many at once: a row of its own each, which no rule holds against
 * another addition. That a sender was erased, or whom a mail goes to, is changed by transactions that run alone.
 */
const ADDED: ReadonlySet<CollectionName> = new Set(["leads", "outbox"]);

/** Creates items, all or none. Answers their keys. */
export async function createItems(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  payloads: readonly unknown[],
): Promise<Key[]> {
  checkBatch(payloads);
  requireAccess(caller, collection, "create");
  const isAdded = caller.policy === "public" && ADDED.has(collection);
  return (isAdded ? inAddition : inTransaction)(core, async (core) => {
    const items: WrittenItem[] = [];
    for (const payload of payloads) {
      const columns = toColumns(core, caller, collection, "create", payload);
      items.push({ key: await insertRow(core, collection, columns), columns });
    }
    const written = { action: "create", items } as const;
    await checkRules(core, caller, collection, written);
    await tellOfWriting(core, collection, written);
    return items.map(({ key }) => key);
  });
}

async function changeRows(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  items: readonly WrittenItem[],
): Promise<void> {
  for (const { key, columns } of items) await updateRow(core, collection, key, columns);
  const written = { action: "update", items } as const;
  await checkRules(core, caller, collection, written);
  await tellOfWriting(core, collection, written);
}

/** Changes items, each with its own payload, all or none. */
export async function updateItems(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  changes: readonly { key: Key; payload: unknown }[],
): Promise<void> {
  checkBatch(changes);
  await inTransaction(core, async (core) => {
    const keys = changes.map(({ key }) => key);
    await requireReachable(core, caller, collection, "update", keys);
    const items = changes.map(({ key, payload }) => ({
      key,
      columns: toColumns(core, caller, collection, "update", payload),
    }));
    await changeRows(core, caller, collection, items);
  });
}

/** The keys of what is to be deleted. Throws 400 when a filter finds more than one request may. */
export async function keysOf(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  found: Found,
): Promise<readonly Key[]> {
  if ("keys" in found) return found.keys;
  requireAccess(rights, collection, "delete");
  return keysWhere(core, rights, collection, "delete", found.filter);
}

/** The keys of the items that the filter finds among those that may be reached by the action. */
async function keysWhere(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  action: "update" | "delete",
  filter: JsonObject,
): Promise<Key[]> {
  const condition = allOf(
    visibleItems(rights, collection, "t"),
    visibleItems(rights, collection, "t", action),
    compileFilter(rights, collection, filter, "t"),
  );
  const { rows } = await sql<{ id: Key }>`SELECT t.id FROM ${sql.table(collection)} AS t
    WHERE ${condition} ORDER BY t.id LIMIT ${MAX_BATCH + 1}`.execute(core.db);
  const keys = rows.map(({ id }) => id);
  checkBatch(keys);
  return keys;
}

/**
 * Changes the items that a filter finds, all alike, and answers their keys: none when there is none
 * (any more). That is how two people change one item without overwriting each other: the filter
 * names the `updated` that was seen.
 */
export async function updateWhere(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  filter: JsonObject,
  payload: unknown,
): Promise<Key[]> {
  requireAccess(caller, collection, "update");
  return inTransaction(core, async (core) => {
    const columns = toColumns(core, caller, collection, "update", payload);
    const keys = await keysWhere(core, caller, collection, "update", filter);
    await changeRows(
      core,
      caller,
      collection,
      keys.map((key) => ({ key, columns })),
    );
    return keys;
  });
}

/** Deletes items with what belongs to them, all or none, and records who did it. */
export async function deleteItems(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  keys: readonly Key[],
): Promise<void> {
  checkBatch(keys);
  const contents = await inTransaction(core, async (core) => {
    await requireReachable(core, caller, collection, "delete", keys);
    for (const key of keys) {
      await audit(core, caller, { action: "delete", user: caller.user, collection, item: key });
    }
    const contents = await removeRows(core, collection, keys);
    await tellOfRemoval(core, collection);
    return contents;
  });
  await core.files.remove(contents);
}
