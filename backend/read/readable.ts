import { forbidden } from "../http/errors.ts";
import { accessTo, type PolicyName } from "../permissions.ts";
import { type CollectionName, collectionOf, fieldOf, manyOf, publicName } from "../schema.ts";

/** 403 in Directus's words: it does not tell what is missing from what is forbidden. */
const noField = (collection: CollectionName, name: string) =>
  forbidden(
    `You don't have permission to access field "${name.slice(0, 64)}" in collection "${publicName(collection)}" or it does not exist.`,
  );

/** Throws 403 unless the policy may read the collection at all. */
export function requireReadableCollection(policy: PolicyName, collection: CollectionName): void {
  if (!accessTo(policy, collection, "read")) {
    throw forbidden(
      `You don't have permission to access collection "${publicName(collection)}" or it does not exist.`,
    );
  }
}

/** Throws 403 unless the field or relation exists and the policy may read it. */
export function requireReadable(
  policy: PolicyName,
  collection: CollectionName,
  name: string,
): void {
  requireReadableCollection(policy, collection);
  const access = accessTo(policy, collection, "read");
  const exists = fieldOf(collection, name) ?? manyOf(collection, name);
  if (!exists || (access?.fields !== "*" && !access?.fields.includes(name))) {
    throw noField(collection, name);
  }
}

/** Names of the fields and to-many relations that `*` stands for. */
export function readableNames(policy: PolicyName, collection: CollectionName): string[] {
  const access = accessTo(policy, collection, "read");
  const { fields, many } = collectionOf(collection);
  const names = ["id", ...Object.keys(fields), ...Object.keys(many)];
  if (!access) return [];
  return access.fields === "*" ? names : names.filter((name) => access.fields.includes(name));
}
