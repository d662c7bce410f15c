import type { Core } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { isJsonObject, type JsonObject } from "../http/body.ts";
import { forbidden, invalidPayload, unprocessable } from "../http/errors.ts";
import { type Rights, ROLE_IDS } from "../permissions.ts";
import { audit } from "../security/audit.ts";
import type { Caller } from "../security/caller.ts";
import { revokeTokens } from "../security/one-time-tokens.ts";
import { checkNewPassword } from "../security/passwords.ts";
import { endSessionsOf, sessionStart } from "../security/sessions.ts";
import { insertRow, requireAccess, requireReachable, updateRow } from "./items.ts";
import { toColumns } from "./payload.ts";
import type { Key } from "./written.ts";

/** Most accounts written by one request: each password among them is hashed. */
const MAX_USERS = 50;
/** A change to one of these signs the account out and voids the links that were mailed to it. */
const SECURITY_FIELDS = ["password", "email", "status", "role"];

/**
 * One's own password is changed within this time of signing in, so that an access token that leaked
 * is not enough: a page asks for the current password and signs in with it first.
 */
const RECENT_SIGN_IN_MS = 5 * 60_000;

/** A change of accounts: who makes it, and with which rights. */
export type UserWrite = { caller: Caller; rights: Rights };

export function checkUserBatch(list: readonly unknown[]): void {
  if (list.length > MAX_USERS) throw invalidPayload(`A request may hold ${MAX_USERS} accounts`);
}

/** The payload with its password, if it has one, checked and hashed. */
async function withHashedPassword(core: Core, payload: unknown): Promise<JsonObject> {
  if (!isJsonObject(payload)) throw invalidPayload("An item has to be an object");
  const { password } = payload;
  if (password === undefined || password === null) return payload;
  if (typeof password !== "string") throw invalidPayload('"password" has to be a text');
  checkNewPassword(password);
  return { ...payload, password: await core.passwords.hash(password) };
}

/** Throws 403 for a change of one's own password long after signing in, 400 for its removal. */
async function checkOwnPassword(core: Core, caller: Caller, key: Key, payload: unknown) {
  if (key !== caller.user || caller.session === null) return;
  if (!isJsonObject(payload) || !Object.hasOwn(payload, "password")) return;
  if (payload.password === null) throw invalidPayload('"password" has to be a text');
  if (core.now() - (await sessionStart(core, caller.session)) > RECENT_SIGN_IN_MS) {
    throw forbidden("Sign in again before you change the password.");
  }
}

/** Throws 422 when nobody would be left who can manage accounts; the transaction then rolls back. */
async function requireAdministrator({ db }: Core): Promise<void> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", ROLE_IDS.administrator)
    .where("status", "=", "active")
    .limit(1)
    .executeTakeFirst();
  if (!row) throw unprocessable("The last active administrator has to stay");
}

async function roleName({ db }: Core, role: unknown): Promise<string> {
  if (typeof role !== "string") return "no role";
  const row = await db.selectFrom("roles").select("name").where("id", "=", role).executeTakeFirst();
  return row?.name ?? role;
}

/** Creates accounts, all or none. Answers their keys. */
export async function createUsers(
  core: Core,
  { caller, rights }: UserWrite,
  payloads: readonly unknown[],
): Promise<Key[]> {
  checkUserBatch(payloads);
  requireAccess(rights, "users", "create");
  const hashed: JsonObject[] = [];
  for (const payload of payloads) hashed.push(await withHashedPassword(core, payload));
  return inTransaction(core, async (core) => {
    const keys: Key[] = [];
    for (const payload of hashed) {
      const columns = toColumns(core, rights, "users", "create", payload);
      const item = await insertRow(core, "users", columns);
      await audit(core, caller, { action: "create", user: caller.user, collection: "users", item });
      keys.push(item);
    }
    return keys;
  });
}

async function changeUser(
  core: Core,
  { caller, rights }: UserWrite,
  key: Key,
  payload: JsonObject,
) {
  const columns = toColumns(core, rights, "users", "update", payload);
  const before = await core.db
    .selectFrom("users")
    .select("role")
    .where("id", "=", String(key))
    .executeTakeFirst();
  await updateRow(core, "users", key, columns);
  const by = { user: caller.user, collection: "users", item: key };
  if (columns.role !== undefined && columns.role !== before?.role) {
    const names = [await roleName(core, before?.role), await roleName(core, columns.role)];
    const detail = names.join(" → ");
    await audit(core, caller, { ...by, action: "role_changed", detail });
  }
  await audit(core, caller, { ...by, action: "update", detail: Object.keys(payload).join(", ") });
  if (SECURITY_FIELDS.some((field) => Object.hasOwn(payload, field))) {
    await endSessionsOf(core, String(key), key === caller.user ? caller.session : null);
    await revokeTokens(core, "reset", String(key));
  }
}

/** Changes accounts, all or none. Throws 422 for what would leave no administrator. */
export async function updateUsers(
  core: Core,
  write: UserWrite,
  changes: readonly { key: Key; payload: unknown }[],
): Promise<void> {
  checkUserBatch(changes);
  const keys = changes.map(({ key }) => key);
  await requireReachable(core, write.rights, "users", "update", keys);
  const hashed: { key: Key; payload: JsonObject }[] = [];
  for (const { key, payload } of changes) {
    await checkOwnPassword(core, write.caller, key, payload);
    hashed.push({ key, payload: await withHashedPassword(core, payload) });
  }
  await inTransaction(core, async (core) => {
    await requireReachable(core, write.rights, "users", "update", keys);
    for (const { key, payload } of hashed) await changeUser(core, write, key, payload);
    await requireAdministrator(core);
  });
}

/** Deletes accounts with their sessions and links, all or none. */
export async function deleteUsers(core: Core, caller: Caller, keys: readonly Key[]): Promise<void> {
  checkUserBatch(keys);
  await inTransaction(core, async (core) => {
    await requireReachable(core, caller, "users", "delete", keys);
    for (const key of keys) {
      const gone = await core.db
        .deleteFrom("users")
        .where("id", "=", String(key))
        .returning("email")
        .executeTakeFirst();
      const detail = gone?.email ?? "";
      await audit(core, caller, {
        action: "delete",
        user: caller.user,
        collection: "users",
        item: key,
        detail,
      });
    }
    await requireAdministrator(core);
  });
}
