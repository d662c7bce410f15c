import type { Core } from "../core.ts";
import { data, noContent } from "../http/answer.ts";
import { readJson } from "../http/body.ts";
import { ApiError, forbidden } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { readByKeys } from "../read/items.ts";
import { type Query, queryOf } from "../read/query.ts";
import { type CollectionName, collectionOf, isCollectionName } from "../schema.ts";
import { type Caller, identify } from "../security/caller.ts";
import { readChanges, readConditionalChange, readRemoval } from "../write/batch.ts";
import {
  createItems,
  deleteItems,
  keysOf,
  toKey,
  updateItems,
  updateWhere,
} from "../write/items.ts";
import type { Key } from "../write/written.ts";
import { answerList } from "./lists.ts";

/** The collection of the address; unknown and system ones are 403, as in Directus. */
function collectionIn({ params }: Call): CollectionName {
  const name = params.collection ?? "";
  if (isCollectionName(name) && collectionOf(name).route === "items") return name;
  throw forbidden(
    `You don't have permission to access collection "${name.slice(0, 64)}" or it does not exist.`,
  );
}

/** What a write answers: the query is read before the write, so that a bad one changes nothing. */
export type Written = { caller: Caller; collection: CollectionName; query: Query };

/**
 * Answers what was written, read with the caller's rights: a list for keys, an item for one key.
 * Whoever may write but not read gets 204, as in Directus.
 */
export async function answerWritten(
  core: Core,
  written: Written,
  keys: Key | readonly Key[],
): Promise<Response> {
  const { caller, collection, query } = written;
  try {
    const isList = typeof keys === "object";
    const items = await readByKeys(core.db, caller, collection, isList ? keys : [keys], query);
    return data(isList ? items : items[0]);
  } catch (error) {
    if (error instanceof ApiError && error.code === "FORBIDDEN") return noContent();
    throw error;
  }
}

async function prepare(call: Call): Promise<Written> {
  const caller = await identify(call);
  return { caller, collection: collectionIn(call), query: queryOf(call.url) };
}

async function list(call: Call): Promise<Response> {
  return answerList(call, await identify(call), collectionIn(call));
}

async function one(call: Call): Promise<Response> {
  const { caller, collection, query } = await prepare(call);
  const key = toKey(collection, call.params.id);
  const [item] = await readByKeys(call.core.db, caller, collection, [key], query);
  return data(item);
}

async function create(call: Call): Promise<Response> {
  const written = await prepare(call);
  const { caller, collection } = written;
  const body = await readJson(call.request);
  const payloads = Array.isArray(body) ? body : [body];
  const keys = await createItems(call.core, caller, collection, payloads);
  if (collection === "outbox") call.core.outbox.deliverSoon();
  return answerWritten(call.core, written, Array.isArray(body) ? keys : (keys[0] ?? []));
}

/** Answers changed items; a mail that waits again is due at once. */
async function answerChanged(
  core: Core,
  written: Written,
  keys: Key | readonly Key[],
): Promise<Response> {
  if (written.collection === "outbox") {
    await core.outbox.retry(typeof keys === "object" ? keys : [keys]);
  }
  return answerWritten(core, written, keys);
}

async function updateMany(call: Call): Promise<Response> {
  const written = await prepare(call);
  const { caller, collection } = written;
  const body = await readJson(call.request);
  const conditional = readConditionalChange(body);
  if (conditional) {
    const { filter, payload } = conditional;
    const found = await updateWhere(call.core, caller, collection, filter, payload);
    return answerChanged(call.core, written, found);
  }
  const changes = readChanges(collection, body);
  await updateItems(call.core, caller, collection, changes);
  return answerChanged(
    call.core,
    written,
    changes.map(({ key }) => key),
  );
}

async function updateOne(call: Call): Promise<Response> {
  const written = await prepare(call);
  const { caller, collection } = written;
  const key = toKey(collection, call.params.id);
  const payload = await readJson(call.request);
  await updateItems(call.core, caller, collection, [{ key, payload }]);
  return answerChanged(call.core, written, key);
}

async function removeMany(call: Call): Promise<Response> {
  const { caller, collection } = await prepare(call);
  const removal = readRemoval(collection, await readJson(call.request));
  const keys = await keysOf(call.core, caller, collection, removal);
  await deleteItems(call.core, caller, collection, keys);
  return noContent();
}

async function removeOne(call: Call): Promise<Response> {
  const { caller, collection } = await prepare(call);
  await deleteItems(call.core, caller, collection, [toKey(collection, call.params.id)]);
  return noContent();
}

/** /items/{collection}: content (spec section 7 and design.md). */
export const itemRoutes = [
  route("GET", "/items/:collection", list),
  route("SEARCH", "/items/:collection", list),
  route("POST", "/items/:collection", create),
  route("PATCH", "/items/:collection", updateMany),
  route("DELETE", "/items/:collection", removeMany),
  route("GET", "/items/:collection/:id", one),
  route("PATCH", "/items/:collection/:id", updateOne),
  route("DELETE", "/items/:collection/:id", removeOne),
];
