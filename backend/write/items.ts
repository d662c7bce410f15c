import type { SQLInputValue } from "node:sqlite";
import { isUuid } from "../../packages/lib/valid/formats.ts";
import type { Core } from "../core.ts";
import { uniqueConflict } from "../db/storage-errors.ts";
import { inTransaction } from "../db/transaction.ts";
import type { JsonObject } from "../http/body.ts";
import { forbidden, invalidPayload } from "../http/errors.ts";
import { type Action, accessTo, type Rights } from "../permissions.ts";
import { allOf, bound, compileFilter, visibleItems } from "../read/filter.ts";
import { type CollectionName, collectionOf, publicName } from "../schema.ts";
import { audit } from "../security/audit.ts";
import type { Caller } from "../security/caller.ts";
import { type Columns, toColumns } from "./payload.ts";
import { removeContents, removeRows } from "./remove.ts";
import { checkRules } from "./rules.ts";
import { isSearched, SEARCH_COLUMN, searchTextOf } from "./search-text.ts";
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
function naming<T>(columns: Columns, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    throw uniqueConflict(cause, columns) ?? cause;
  }
}

/** Writes one new row; runs inside the caller's transaction. */
export function insertRow(core: Core, collection: CollectionName, columns: Columns): Key {
  const searchText = searchTextOf(collection, columns);
  const row = searchText === null ? columns : { ...columns, [SEARCH_COLUMN]: searchText };
  const names = Object.keys(row);
  const list = names.map((name) => `"${name}"`).join(", ");
  const marks = names.map(() => "?").join(", ");
  const statement = core.db.prepare(`INSERT INTO "${collection}" (${list}) VALUES (${marks})`);
  const { lastInsertRowid } = naming(columns, () => statement.run(...Object.values(row)));
  return typeof columns.id === "string" ? columns.id : Number(lastInsertRowid);
}

/** Changes one row; runs inside the caller's transaction. */
export function updateRow(core: Core, collection: CollectionName, key: Key, columns: Columns) {
  const names = Object.keys(columns);
  if (names.length === 0) return;
  const assignments = names.map((name) => `"${name}" = ?`).join(", ");
  const statement = core.db.prepare(`UPDATE "${collection}" SET ${assignments} WHERE id = ?`);
  naming(columns, () => statement.run(...Object.values(columns), key));
  if (!isSearched(collection, names)) return;
  const row = core.db.prepare(`SELECT * FROM "${collection}" WHERE id = ?`).get(key) ?? {};
  core.db
    .prepare(`UPDATE "${collection}" SET ${SEARCH_COLUMN} = ? WHERE id = ?`)
    .run(searchTextOf(collection, row), key);
}

/** Throws 403 unless every key is an item that may be reached by the action. */
export function requireReachable(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  action: "update" | "delete",
  keys: readonly Key[],
): void {
  requireAccess(rights, collection, action);
  const allowed = visibleItems(rights, collection, "t", action);
  for (const key of keys) {
    const condition = allOf(bound("t.id = ?", key as SQLInputValue), allowed);
    const row = core.db
      .prepare(`SELECT 1 FROM "${collection}" t WHERE ${condition.text}`)
      .get(...condition.values);
    if (!row) throw forbidden();
  }
}

/** Creates items, all or none. Answers their keys. */
export function createItems(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  payloads: readonly unknown[],
): Key[] {
  checkBatch(payloads);
  requireAccess(caller, collection, "create");
  return inTransaction(core.db, () => {
    const items = payloads.map((payload) => {
      const columns = toColumns(core, caller, collection, "create", payload);
      return { key: insertRow(core, collection, columns), columns };
    });
    checkRules(core, caller, collection, { action: "create", items });
    return items.map(({ key }) => key);
  });
}

function changeRows(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  items: readonly WrittenItem[],
): void {
  for (const { key, columns } of items) updateRow(core, collection, key, columns);
  checkRules(core, caller, collection, { action: "update", items });
}

/** Changes items, each with its own payload, all or none. */
export function updateItems(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  changes: readonly { key: Key; payload: unknown }[],
): void {
  checkBatch(changes);
  inTransaction(core.db, () => {
    const keys = changes.map(({ key }) => key);
    requireReachable(core, caller, collection, "update", keys);
    const items = changes.map(({ key, payload }) => ({
      key,
      columns: toColumns(core, caller, collection, "update", payload),
    }));
    changeRows(core, caller, collection, items);
  });
}

/** The keys of what is to be deleted. Throws 400 when a filter finds more than one request may. */
export function keysOf(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  found: Found,
): readonly Key[] {
  if ("keys" in found) return found.keys;
  requireAccess(rights, collection, "delete");
  return keysWhere(core, rights, collection, "delete", found.filter);
}

/** The keys of the items that the filter finds among those that may be reached by the action. */
function keysWhere(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  action: "update" | "delete",
  filter: JsonObject,
): Key[] {
  const condition = allOf(
    visibleItems(rights, collection, "t"),
    visibleItems(rights, collection, "t", action),
    compileFilter(rights, collection, filter, "t"),
  );
  const keys = core.db
    .prepare(
      `SELECT t.id FROM "${collection}" t WHERE ${condition.text} ORDER BY t.id LIMIT ${MAX_BATCH + 1}`,
    )
    .all(...condition.values)
    .map(({ id }) => id as Key);
  checkBatch(keys);
  return keys;
}

/**
 * Changes the items that a filter finds, all alike, and answers their keys: none when there is none
 * (any more). That is how two people change one item without overwriting each other: the filter
 * names the `updated` that was seen.
 */
export function updateWhere(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  filter: JsonObject,
  payload: unknown,
): Key[] {
  requireAccess(caller, collection, "update");
  return inTransaction(core.db, () => {
    const columns = toColumns(core, caller, collection, "update", payload);
    const keys = keysWhere(core, caller, collection, "update", filter);
    changeRows(
      core,
      caller,
      collection,
      keys.map((key) => ({ key, columns })),
    );
    return keys;
  });
}

/** Deletes items with what belongs to them, all or none, and records who did it. */
export function deleteItems(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  keys: readonly Key[],
): void {
  checkBatch(keys);
  const contents = inTransaction(core.db, () => {
    requireReachable(core, caller, collection, "delete", keys);
    for (const key of keys) {
      audit(core, caller, { action: "delete", user: caller.user, collection, item: key });
    }
    return removeRows(core, collection, keys);
  });
  removeContents(core, contents);
}
