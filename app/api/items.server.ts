import type { z } from "zod";
import { type Meta, readData, readList } from "./answers.server.ts";
import type { Backend, BackendCall } from "./backend.server.ts";
import type { Filter, ItemQuery } from "./query.server.ts";

/** Items of any collection. `schema` is the shape of one row; other shapes are a BackendError. */

export type ItemKey = string | number;
type Fields = Pick<ItemQuery, "fields" | "deep">;
type As = Pick<BackendCall, "as">;

const pathOf = (collection: string, key?: ItemKey) =>
  key === undefined ? `/items/${collection}` : `/items/${collection}/${encodeURIComponent(key)}`;

export function readItems<T>(
  backend: Backend,
  collection: string,
  query: ItemQuery,
  schema: z.ZodType<T>,
): Promise<{ data: T[]; meta: Meta }> {
  return readList(backend, { path: pathOf(collection), query }, schema);
}

/** Throws BackendError 403 when there is none, or none that one may see: Directus tells no more. */
export function readItem<T>(
  backend: Backend,
  collection: string,
  key: ItemKey,
  query: Fields,
  schema: z.ZodType<T>,
): Promise<T> {
  return readData(backend, { path: pathOf(collection, key), query }, schema);
}

/**
 * Makes an item. Nothing of it is answered, since who may create need not be allowed to read; a key
 * that is taken is a BackendError with the code RECORD_NOT_UNIQUE.
 */
export async function createItem(
  backend: Backend,
  collection: string,
  item: object,
  { as }: As = {},
): Promise<void> {
  const path = pathOf(collection);
  await backend.request({ method: "POST", path, body: item, ...(as && { as }) });
}

export function updateItem<T>(
  backend: Backend,
  collection: string,
  key: ItemKey,
  change: object,
  query: Fields,
  schema: z.ZodType<T>,
): Promise<T> {
  const path = pathOf(collection, key);
  return readData(backend, { method: "PATCH", path, query, body: change }, schema);
}

/** Changes all items that fit the filter and answers them: none when none fitted (any more). */
export async function updateItems<T>(
  backend: Backend,
  collection: string,
  { filter, data }: { filter: Filter; data: object },
  query: Fields,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const body = { query: { filter }, data };
  const call = { method: "PATCH", path: pathOf(collection), query, body } as const;
  return (await readList(backend, call, schema)).data;
}

export async function deleteItem(backend: Backend, collection: string, key: ItemKey) {
  await backend.request({ method: "DELETE", path: pathOf(collection, key) });
}

export async function deleteItems(
  backend: Backend,
  collection: string,
  keys: readonly ItemKey[],
): Promise<void> {
  await backend.request({ method: "DELETE", path: pathOf(collection), body: keys });
}
