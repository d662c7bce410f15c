import { data } from "../http/answer.ts";
import { ApiError, forbidden } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { readByKeys } from "../read/items.ts";
import { queryOf } from "../read/query.ts";
import { identify } from "../security/caller.ts";
import { toKey } from "../write/items.ts";
import { answerList } from "./lists.ts";

async function list(call: Call): Promise<Response> {
  return answerList(call, await identify(call), "roles");
}

/** The caller's role, in a list as a Directus's roles can be several; its key alone to who may not read it. */
async function mine(call: Call): Promise<Response> {
  const caller = await identify(call);
  if (caller.role === null) throw forbidden();
  try {
    return data(await readByKeys(call.core.db, caller, "roles", [caller.role], queryOf(call.url)));
  } catch (error) {
    if (error instanceof ApiError && error.code === "FORBIDDEN") return data([{ id: caller.role }]);
    throw error;
  }
}

async function one(call: Call): Promise<Response> {
  const caller = await identify(call);
  const key = toKey("roles", call.params.id);
  return data((await readByKeys(call.core.db, caller, "roles", [key], queryOf(call.url)))[0]);
}

function refuse(): Response {
  throw forbidden("The roles of this backend are fixed.");
}

/** /roles: the three roles, to be read only. */
export const roleRoutes = [
  route("GET", "/roles", list),
  route("SEARCH", "/roles", list),
  route("GET", "/roles/me", mine),
  route("GET", "/roles/:id", one),
  route("POST", "/roles", refuse),
  route("PATCH", "/roles/:id", refuse),
  route("DELETE", "/roles/:id", refuse),
];
