import { data, noContent } from "../http/answer.ts";
import { readJson } from "../http/body.ts";
import { type Call, route } from "../http/router.ts";
import { readByKeys } from "../read/items.ts";
import { queryOf } from "../read/query.ts";
import { identify } from "../security/caller.ts";
import { readChanges, readRemoval } from "../write/batch.ts";
import { keysOf, toKey } from "../write/items.ts";
import { createUsers, deleteUsers, updateUsers } from "../write/users.ts";
import { answerWritten, type Written } from "./items.ts";
import { answerList } from "./lists.ts";

async function prepare(call: Call): Promise<Written> {
  return { caller: await identify(call), collection: "users", query: queryOf(call.url) };
}

async function list(call: Call): Promise<Response> {
  return answerList(call, await identify(call), "users");
}

async function one(call: Call): Promise<Response> {
  const { caller, query } = await prepare(call);
  const key = toKey("users", call.params.id);
  return data((await readByKeys(call.core.db, caller, "users", [key], query))[0]);
}

async function create(call: Call): Promise<Response> {
  const written = await prepare(call);
  const write = { caller: written.caller, rights: written.caller };
  const body = await readJson(call.request);
  const keys = await createUsers(call.core, write, Array.isArray(body) ? body : [body]);
  return answerWritten(call.core, written, Array.isArray(body) ? keys : (keys[0] ?? []));
}

async function updateMany(call: Call): Promise<Response> {
  const written = await prepare(call);
  const changes = readChanges("users", await readJson(call.request));
  await updateUsers(call.core, { caller: written.caller, rights: written.caller }, changes);
  return answerWritten(
    call.core,
    written,
    changes.map(({ key }) => key),
  );
}

async function updateOne(call: Call): Promise<Response> {
  const written = await prepare(call);
  const { caller } = written;
  const key = toKey("users", call.params.id);
  const payload = await readJson(call.request);
  await updateUsers(call.core, { caller, rights: caller }, [{ key, payload }]);
  return answerWritten(call.core, written, key);
}

async function removeMany(call: Call): Promise<Response> {
  const caller = await identify(call);
  const removal = readRemoval("users", await readJson(call.request));
  const keys = await keysOf(call.core, caller, "users", removal);
  await deleteUsers(call.core, caller, keys);
  return noContent();
}

async function removeOne(call: Call): Promise<Response> {
  const caller = await identify(call);
  await deleteUsers(call.core, caller, [toKey("users", call.params.id)]);
  return noContent();
}

/** /users: accounts, for administrators; /users/me is in me.ts. */
export const userRoutes = [
  route("GET", "/users", list),
  route("SEARCH", "/users", list),
  route("POST", "/users", create),
  route("PATCH", "/users", updateMany),
  route("DELETE", "/users", removeMany),
  route("GET", "/users/:id", one),
  route("PATCH", "/users/:id", updateOne),
  route("DELETE", "/users/:id", removeOne),
];
