import { isJsonObject, type JsonObject } from "../http/body.ts";
import { invalidPayload, invalidQuery } from "../http/errors.ts";
import type { CollectionName } from "../schema.ts";
import { type Found, toKey } from "./items.ts";

/** The filter of `{query: {filter}}`: what is changed or deleted is said by nothing else. */
function readFilter(query: unknown): JsonObject {
  if (!isJsonObject(query) || !isJsonObject(query.filter)) {
    throw invalidPayload('"query.filter" has to be an object');
  }
  if (Object.keys(query).some((name) => name !== "filter")) {
    throw invalidQuery('A change knows no other "query" than a filter');
  }
  return query.filter;
}

/** A PATCH of what a filter finds: `{query: {filter}, data}`; null for any other form of PATCH. */
export function readConditionalChange(body: unknown) {
  if (!isJsonObject(body) || body.query === undefined) return null;
  const { query, data } = body;
  if (!isJsonObject(data)) throw invalidPayload('"data" has to be an object');
  return { filter: readFilter(query), payload: data };
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

/** A DELETE on a whole collection: a list of keys, `{keys}`, or `{query: {filter}}`. */
export function readRemoval(collection: CollectionName, body: unknown): Found {
  if (isJsonObject(body) && body.query !== undefined) {
    if (body.keys !== undefined) throw invalidPayload('"keys" and "query" do not go together');
    return { filter: readFilter(body.query) };
  }
  const keys = isJsonObject(body) ? body.keys : body;
  if (!Array.isArray(keys)) throw invalidPayload('A list of keys, or "query", is required');
  return { keys: keys.map((key) => toKey(collection, key)) };
}
