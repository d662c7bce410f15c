import { data } from "../http/answer.ts";
import { readJson } from "../http/body.ts";
import { type Call, route } from "../http/router.ts";
import type { Rights } from "../permissions.ts";
import { readByKeys } from "../read/items.ts";
import { queryOf } from "../read/query.ts";
import { identifySignedIn, type SignedIn } from "../security/caller.ts";
import { updateUsers } from "../write/users.ts";

const rightsOf = (caller: SignedIn): Rights =>
  caller.policy === "administrator" ? caller : { policy: "own_account", user: caller.user };

async function read(call: Call): Promise<Response> {
  const caller = await identifySignedIn(call);
  const query = queryOf(call.url);
  const { db } = call.core;
  return data((await readByKeys(db, rightsOf(caller), "users", [caller.user], query))[0]);
}

async function update(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const query = queryOf(call.url);
  const payload = await readJson(call.request);
  const rights = rightsOf(caller);
  await updateUsers(core, { caller, rights }, [{ key: caller.user, payload }]);
  return data((await readByKeys(core.db, rights, "users", [caller.user], query))[0]);
}

/** /users/me: one's own account (spec, sections 4 and 7). */
export const meRoutes = [route("GET", "/users/me", read), route("PATCH", "/users/me", update)];
