import { isJsonObject, type JsonObject } from "../http/body.ts";
import { invalidPayload, invalidQuery } from "../http/errors.ts";
import type { CollectionName } from "../schema.ts";
import { type Key, toKey } from "./items.ts";

/** A PATCH of what a filter finds: `{query: {filter}, data}`; null for any other form of PATCH. */
export function readConditionalChange(body: unknown) {
  if (!isJsonObject(body) || body.query === undefined) return null;
  const { query, data } = body;
  if (!isJsonObject(query) || !isJsonObject(query.filter) || !isJsonObject(data)) {
    throw invalidPayload('"query.filter" and "data" have to be objects');
  }
  if (Object.keys(query).some((name) => name !== "filter")) {
    throw invalidQuery('A change knows no other "query" than a filter');
  }
  return { filter: query.filter, payload: data };
}

/** A PATCH on a whole collection: `{keys, data}`, or a list of items each with its key. */
export function readChanges(collection: CollectionName, body: unknown) {
  if (Array.isArray(body)) {
    return body.map((entry) => {
      if (!isJsonObject(entry) || entry.id === undefined) {
        throw invalidPayload('Every item has to hold its "id"');
      }
      const { id, ...payload } = entry;
      return { key: toKey(collection, id), payload: payload as JsonObject };
    });
  }
  const { keys, data } = isJsonObject(body) ? body : {};
  if (!Array.isArray(keys) || !isJsonObject(data)) {
    throw invalidPayload('"keys" and "data", or a list of items, are required');
  }
  return keys.map((key) => ({ key: toKey(collection, key), payload: data }));
}

/** A DELETE on a whole collection: a list of keys, or `{keys}`. */
export function readKeys(collection: CollectionName, body: unknown): Key[] {
  const keys = isJsonObject(body) ? body.keys : body;
  if (!Array.isArray(keys)) throw invalidPayload("A list of keys is required");
  return keys.map((key) => toKey(collection, key));
}
