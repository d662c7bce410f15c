import { data, json } from "../http/answer.ts";
import { forbidden } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { readByKeys, readItems } from "../read/items.ts";
import { queryOf } from "../read/query.ts";
import { identify } from "../security/caller.ts";
import { toKey } from "../write/items.ts";

async function list(call: Call): Promise<Response> {
  const caller = await identify(call);
  return json(readItems(call.core.db, caller, "roles", queryOf(call.url)));
}

async function one(call: Call): Promise<Response> {
  const caller = await identify(call);
  const key = toKey("roles", call.params.id);
  return data(readByKeys(call.core.db, caller, "roles", [key], queryOf(call.url))[0]);
}

function refuse(): Response {
  throw forbidden("The roles of this backend are fixed.");
}

/** /roles: the three roles, to be read only. */
export const roleRoutes = [
  route("GET", "/roles", list),
  route("GET", "/roles/:id", one),
  route("POST", "/roles", refuse),
  route("PATCH", "/roles/:id", refuse),
  route("DELETE", "/roles/:id", refuse),
];
