import { data, json } from "../http/answer.ts";
import { isJsonObject, readJsonObject } from "../http/body.ts";
import { invalidPayload } from "../http/errors.ts";
import type { Call } from "../http/router.ts";
import { readList } from "../read/groups.ts";
import { readByKeys } from "../read/items.ts";
import { type Query, queryOf, toQuery } from "../read/query.ts";
import type { CollectionName } from "../schema.ts";
import type { Caller } from "../security/caller.ts";
import { checkBatch, toKey } from "../write/items.ts";
import type { Key } from "../write/written.ts";

type Asked = { query: Query; keys?: Key[] };

/** A list's query: in the address, or for SEARCH, whose queries may be longer, in the body. */
async function askedOf(call: Call, collection: CollectionName): Promise<Asked> {
  if (call.request.method !== "SEARCH") return { query: queryOf(call.url) };
  const { query, keys, ...others } = await readJsonObject(call.request);
  const [other] = Object.keys(others);
  if (other !== undefined) throw invalidPayload(`"${other.slice(0, 40)}" is not allowed`);
  if (query !== undefined && !isJsonObject(query)) {
    throw invalidPayload('"query" must be of type object');
  }
  const asked = query ? toQuery(new Map(Object.entries(query))) : queryOf(call.url);
  if (keys === undefined) return { query: asked };
  if (!Array.isArray(keys)) throw invalidPayload('"keys" must be an array');
  checkBatch(keys);
  return { query: asked, keys: keys.map((key) => toKey(collection, key)) };
}

/** Answers GET and SEARCH on a whole collection. */
export async function answerList(
  call: Call,
  caller: Caller,
  collection: CollectionName,
): Promise<Response> {
  const { query, keys } = await askedOf(call, collection);
  const { db } = call.core;
  if (keys) return data(await readByKeys(db, caller, collection, keys, query));
  return json(await readList(db, caller, collection, query));
}
