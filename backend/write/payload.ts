import { missingIn } from "../../packages/lib/collections/row.ts";
import { type Core, timestamp } from "../core.ts";
import type { Value } from "../db/tables.ts";
import { isJsonObject } from "../http/body.ts";
import { failedValidation, forbidden, invalidPayload } from "../http/errors.ts";
import { accessTo, type Rights } from "../permissions.ts";
import { type CollectionName, collectionOf, fieldOf, publicName } from "../schema.ts";
import { newUuid } from "../security/tokens.ts";
import { toStored } from "./values.ts";

/** Column values of one row to be written, by name. */
export type Columns = Record<string, Value>;

type WriteAction = "create" | "update";

function requireWritable(
  rights: Rights,
  collection: CollectionName,
  action: WriteAction,
  name: string,
) {
  const access = accessTo(rights.policy, collection, action);
  const field = fieldOf(collection, name);
  const allowed = access && (access.fields === "*" || access.fields.includes(name));
  // Stamps may be given by whoever restores content from another backend, and by nobody else.
  const restores = rights.policy === "administrator" && action === "create";
  const kept = field?.internal || (field?.auto !== undefined && !restores);
  if (!field || !allowed || kept || (name === "id" && action === "update")) {
    throw forbidden(
      `You don't have permission to access field "${name.slice(0, 64)}" in collection "${publicName(collection)}" or it does not exist.`,
    );
  }
  if (name === "id" && !restores && collectionOf(collection).key !== "uuid") throw forbidden();
  return field;
}

/** What the backend itself sets: stamps on writing, and defaults and the key on creating. */
function kept(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  action: WriteAction,
): Columns {
  const columns: Columns = {};
  const { fields, key } = collectionOf(collection);
  if (action === "create" && key === "uuid") columns.id = newUuid(core.randomBytes);
  for (const [name, field] of Object.entries(fields)) {
    const onCreate = action === "create";
    if (onCreate && field.default !== undefined) {
      columns[name] = typeof field.default === "boolean" ? Number(field.default) : field.default;
    }
    if (onCreate && field.auto === "create") columns[name] = timestamp(core);
    if (onCreate && field.auto === "user") columns[name] = rights.user;
    if (!onCreate && field.auto === "update") columns[name] = timestamp(core);
  }
  return columns;
}

/**
 * Turns a caller's object into columns. Throws 403 FORBIDDEN for fields that do not exist or may
 * not be written, 400 for values that do not fit and, on create, for required ones left out.
 */
export function toColumns(
  core: Core,
  rights: Rights,
  collection: CollectionName,
  action: WriteAction,
  payload: unknown,
): Columns {
  if (!isJsonObject(payload)) throw invalidPayload("An item has to be an object");
  const columns = kept(core, rights, collection, action);
  for (const [name, value] of Object.entries(payload)) {
    const field = requireWritable(rights, collection, action, name);
    columns[name] = toStored(collection, name, field, value);
  }
  if (action === "create") {
    const [missing] = missingIn(collectionOf(collection), columns);
    if (missing !== undefined) throw failedValidation(missing, "required", "Value is required");
  }
  return columns;
}
