import { type CollectionName, collectionOf, publicName } from "../../backend/schema.ts";
import { contentCollections } from "../../backend/schema-content.ts";
import type { Field } from "../../packages/lib/collections/field.ts";
import type { Call } from "./call.ts";
import { seedsOf } from "./seeds.ts";

const SPECIALS = { create: "date-created", update: "date-updated", user: "user-created" } as const;

/** The collections that a Directus does not have by itself, referred to before referring. */
export const ownCollections = Object.keys(
  contentCollections,
) as (keyof typeof contentCollections)[];

type Existing = {
  collection: string;
  field: string;
  meta: { special: string[] | null; searchable?: boolean } | null;
  schema: { is_nullable: boolean } | null;
};

/**
 * Makes the collections, fields and relations that are missing, and sets right what the fields do
 * by themselves (stamps). What else is there stays as it is.
 */
export async function applyCollections(call: Call): Promise<void> {
  const existing = (await call("GET", "/fields")) as Existing[];
  for (const name of ownCollections) {
    const present = existing.filter(({ collection }) => collection === name);
    if (present.length === 0) await makeCollection(call, name);
    else await completeCollection(call, name, present);
    await call("PATCH", `/collections/${name}`, { meta: { accountability: recordOf(name) } });
  }
  await applyRelations(call);
}

/** Revisions would keep what was deleted about people, so of those only actions are recorded. */
const recordOf = (name: CollectionName) => (collectionOf(name).personal ? "activity" : "all");

async function makeCollection(call: Call, name: CollectionName): Promise<void> {
  const { key, fields } = collectionOf(name);
  await call("POST", "/collections", {
    collection: name,
    meta: { accountability: recordOf(name) },
    schema: {},
    fields: [keyField(key), ...Object.keys(fields).map((field) => toField(name, field))],
  });
  const seeds = seedsOf(name);
  if (seeds.length === 0) return;
  // Directus would put its own time over the stamps.
  const stamped = Object.entries(fields).filter(([, { auto }]) => auto);
  const setSpecial = async (field: string, special: string[] | null) =>
    call("PATCH", `/fields/${name}/${field}`, { meta: { special } });
  for (const [field] of stamped) await setSpecial(field, null);
  await call("POST", `/items/${name}`, seeds);
  for (const [field, declared] of stamped) await setSpecial(field, specialOf(declared));
}

async function completeCollection(call: Call, name: CollectionName, present: Existing[]) {
  for (const [field, declared] of Object.entries(collectionOf(name).fields)) {
    const found = present.find((entry) => entry.field === field);
    const wanted = toField(name, field);
    const { special, searchable } = wanted.meta;
    if (!found) {
      // Items that are there have no value for it.
      const schema = { ...wanted.schema, is_nullable: declared.default === undefined };
      await call("POST", `/fields/${name}`, { ...wanted, schema });
      continue;
    }
    if (
      String(found.meta?.special ?? "") !== String(special ?? "") ||
      (found.meta?.searchable ?? true) !== searchable
    ) {
      await call("PATCH", `/fields/${name}/${field}`, { meta: { special, searchable } });
    }
    if (wanted.schema.is_nullable && found.schema?.is_nullable === false) {
      await call("PATCH", `/fields/${name}/${field}`, { schema: { is_nullable: true } });
    }
  }
}

/** What Directus does to a field's value by itself, null for nothing. */
export function specialOf({ auto, type }: Field): string[] | null {
  if (auto) return [SPECIALS[auto]];
  if (type === "json") return ["cast-json"];
  if (type === "boolean") return ["cast-boolean"];
  return null;
}

function keyField(key: "uuid" | "integer") {
  return {
    field: "id",
    type: key,
    meta: { hidden: true, readonly: true, ...(key === "uuid" && { special: ["uuid"] }) },
    schema: { is_primary_key: true, ...(key === "integer" && { has_auto_increment: true }) },
  };
}

function toField(collection: CollectionName, name: string) {
  const { fields, search } = collectionOf(collection);
  const field = fields[name] as Field;
  // The embedded backend's columns with a default are never null either.
  const isNullable = !field.required && field.default === undefined;
  return {
    field: name,
    type: field.type,
    meta: {
      required: Boolean(field.required) && field.default === undefined,
      special: specialOf(field),
      searchable: search?.includes(name) ?? true,
      ...(field.choices && {
        interface: "select-dropdown",
        options: { choices: field.choices.map((value) => ({ text: value, value })) },
        // A Directus holds a stated null against the list as well.
        validation: { [name]: { _in: isNullable ? [...field.choices, null] : field.choices } },
      }),
    },
    schema: {
      is_nullable: isNullable,
      ...(field.unique && { is_unique: true }),
      ...(field.indexed && { is_indexed: true }),
      ...(field.default !== undefined && { default_value: field.default }),
      ...(field.type === "string" && field.max !== undefined && { max_length: field.max }),
    },
  };
}

async function applyRelations(call: Call): Promise<void> {
  const existing = (await call("GET", "/relations")) as { collection: string; field: string }[];
  const has = (name: string, field: string) =>
    existing.some((relation) => relation.collection === name && relation.field === field);
  for (const name of ownCollections) {
    for (const [field, { to }] of Object.entries(collectionOf(name).fields)) {
      if (to && !has(name, field)) await makeRelation(call, name, field, to);
    }
  }
}

async function makeRelation(
  call: Call,
  name: CollectionName,
  field: string,
  to: string,
): Promise<void> {
  const { required, cascade } = collectionOf(name).fields[field] as Field;
  const related = publicName(to);
  const [alias] =
    Object.entries(collectionOf(to as CollectionName).many).find(
      ([, relation]) => relation.collection === name && relation.field === field,
    ) ?? [];
  if (alias) {
    await call("POST", `/fields/${related}`, {
      field: alias,
      type: "alias",
      meta: { special: ["o2m"], interface: "list-o2m" },
    });
  }
  await call("POST", "/relations", {
    collection: name,
    field,
    related_collection: related,
    schema: { on_delete: required || cascade ? "CASCADE" : "SET NULL" },
    meta: { one_field: alias ?? null },
  });
}
