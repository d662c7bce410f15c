import { data } from "../http/answer.ts";
import { forbidden } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { type Access, type Action, accessTo, type Rights } from "../permissions.ts";
import { collectionNames, publicName } from "../schema.ts";
import { identify } from "../security/caller.ts";

/** A Directus has one more action, and its rights are always none here. */
const ACTIONS = ["read", "create", "update", "delete"] as const;
const NONE = { access: "none" };

function described(access: Access | undefined) {
  if (!access) return NONE;
  const isPartial = access.filter !== undefined;
  return {
    access: isPartial ? "partial" : "full",
    fields: access.fields === "*" ? ["*"] : access.fields,
  };
}

/** Rights by collection; a collection of which nothing is allowed is left out. */
function rightsOf({ policy }: Rights) {
  const entries = collectionNames.flatMap((collection) => {
    const access = (action: Action) => accessTo(policy, collection, action);
    if (!ACTIONS.some(access)) return [];
    const rights = ACTIONS.map((action) => [action, described(access(action))] as const);
    return [[publicName(collection), { ...Object.fromEntries(rights), share: NONE }] as const];
  });
  return Object.fromEntries(entries);
}

async function mine(call: Call): Promise<Response> {
  const caller = await identify(call);
  if (caller.user === null && caller.role === null) throw forbidden();
  return data(rightsOf(caller));
}

/** /permissions/me: what the caller may do. The table itself is fixed (permissions.ts). */
export const permissionRoutes = [route("GET", "/permissions/me", mine)];
