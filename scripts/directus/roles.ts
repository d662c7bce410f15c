import { WEBSITE_ACCOUNT } from "../../app/api/website-account.ts";
import {
  type Access,
  type Action,
  type Policy,
  type PolicyName,
  policies,
  ROLE_IDS,
} from "../../backend/permissions.ts";
import { type CollectionName, publicName } from "../../backend/schema.ts";
import type { Call } from "./call.ts";
import { ownCollections } from "./collections.ts";

/** Directus's own policy of everyone who is not signed in; the same in every installation. */
const ANONYMOUS_POLICY = "abf8a154-5b1c-4a46-ac9c-7300570f4f17";
/** Keys of our policies, fixed so that the script can be run again. */
const POLICY_IDS = {
  own_account: "4e8b2d15-7c60-4a9f-b3d8-1f5a6c9e0b72",
  editor: "0d6f7b0c-8a35-4b52-9c0e-3f1d2a7b6c58",
  public: "b7c41f26-5e0d-4a93-8d2b-9e6f0c1a7d34",
} as const;

/** Collections a policy may name: ours, and Directus's own that the contract reaches. */
const REACHED = new Set<string>([...ownCollections, "files", "roles", "users"]);

const POLICIES = {
  editor: { name: "Editor", app_access: true, admin_access: false },
  own_account: { name: "Own account", app_access: false, admin_access: false },
  public: { name: "Website", app_access: false, admin_access: false },
} as const;
const ROLES = [
  { id: ROLE_IDS.editor, name: "Editor", policies: ["editor", "own_account"] },
  { id: ROLE_IDS.public, name: "Public", policies: ["public"] },
] as const;

/**
 * Roles, policies and permissions as the table of backend/permissions.ts has them, and the account
 * that carries the static public token. Can be run again: permissions are replaced. The role of
 * administrators is Directus's own.
 */
export async function applyRoles(call: Call, publicToken: string): Promise<void> {
  for (const name of ["editor", "own_account", "public"] as const) {
    await ensure(call, "/policies", { id: POLICY_IDS[name], ...POLICIES[name] });
    await replacePermissions(call, POLICY_IDS[name], name);
  }
  for (const { id, name, policies: names } of ROLES) {
    await ensure(call, "/roles", { id, name });
    for (const policy of names) await ensureAccess(call, id, POLICY_IDS[policy]);
  }
  await replacePermissions(call, ANONYMOUS_POLICY, "anonymous");
  await ensure(call, "/users", {
    id: WEBSITE_ACCOUNT,
    first_name: "Website",
    email: "website@example.com",
    role: ROLE_IDS.public,
    status: "active",
    token: publicToken,
  });
}

type Keyed = { id: string } & Record<string, unknown>;

async function ensure(call: Call, path: string, { id, ...rest }: Keyed): Promise<void> {
  const found = (await call("GET", `${path}?filter[id][_eq]=${id}&fields=id`)) as unknown[];
  if (found.length > 0) await call("PATCH", `${path}/${id}`, rest);
  else await call("POST", path, { id, ...rest });
}

async function ensureAccess(call: Call, role: string, policy: string): Promise<void> {
  const path = `/access?filter[role][_eq]=${role}&filter[policy][_eq]=${policy}&fields=id`;
  const found = (await call("GET", path)) as unknown[];
  if (found.length === 0) await call("POST", "/access", { role, policy });
}

async function replacePermissions(call: Call, policy: string, name: PolicyName): Promise<void> {
  const path = `/permissions?filter[policy][_eq]=${policy}&fields=id&limit=-1`;
  const old = ((await call("GET", path)) as { id: number }[]).map(({ id }) => id);
  if (old.length > 0) await call("DELETE", "/permissions", old);
  const permissions = toPermissions(policies[name], policy);
  if (permissions.length > 0) await call("POST", "/permissions", permissions);
}

function toPermissions(table: Policy, policy: string) {
  return Object.entries(table).flatMap(([collection, actions]) =>
    REACHED.has(collection)
      ? Object.entries(actions).map(([action, access]) => ({
          policy,
          collection: publicName(collection as CollectionName),
          action: action as Action,
          ...toRights(access),
        }))
      : [],
  );
}

function toRights({ fields, filter }: Access) {
  return {
    fields: fields === "*" ? ["*"] : fields,
    permissions: filter ?? null,
    validation: null,
    presets: null,
  };
}
