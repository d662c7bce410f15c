import { data } from "../http/answer.ts";
import { type Call, route } from "../http/router.ts";
import { readByKeys } from "../read/items.ts";
import { queryOf } from "../read/query.ts";
import { identify } from "../security/caller.ts";
import { toKey } from "../write/items.ts";
import { answerList } from "./lists.ts";

async function list(call: Call): Promise<Response> {
  return answerList(call, await identify(call), "audit");
}

async function one(call: Call): Promise<Response> {
  const caller = await identify(call);
  const key = toKey("audit", call.params.id);
  const [entry] = await readByKeys(call.core.db, caller, "audit", [key], queryOf(call.url));
  return data(entry);
}

/** /activity: the audit log under Directus's name and with its fields, for administrators. */
export const activityRoutes = [
  route("GET", "/activity", list),
  route("SEARCH", "/activity", list),
  route("GET", "/activity/:id", one),
];
