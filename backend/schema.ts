import type { Collection, Field, ManyRelation } from "../packages/lib/collections/field.ts";
import { contentCollections } from "./schema-content.ts";
import { systemCollections } from "./schema-system.ts";

/**
 * The data model, declared once: routes, permissions, validation and answers all derive from it.
 * A test holds it against the migrated database. Session, token and migration tables are no part
 * of it: no item call can name them.
 */
export const schema = { ...systemCollections, ...contentCollections } as const;

export type CollectionName = keyof typeof schema;

export const collectionNames = Object.keys(schema) as CollectionName[];

export const isCollectionName = (name: string): name is CollectionName =>
  Object.hasOwn(schema, name);

export const collectionOf = (name: CollectionName): Collection => schema[name];

/** The field `name` of a collection, its key included; undefined when there is none. */
export function fieldOf(collection: CollectionName, name: string): Field | undefined {
  const { fields, key } = collectionOf(collection);
  if (name === "id") return { type: key };
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

export function manyOf(collection: CollectionName, name: string): ManyRelation | undefined {
  const { many } = collectionOf(collection);
  return Object.hasOwn(many, name) ? many[name] : undefined;
}

/** The collection a relation leads to; relations only ever name declared collections. */
export function relatedCollection(collection: CollectionName, name: string): CollectionName | null {
  const target = fieldOf(collection, name)?.to ?? manyOf(collection, name)?.collection;
  return target !== undefined && isCollectionName(target) ? target : null;
}

/** Directus's name of a table, for error messages: `users` is `directus_users` there. */
export const publicName = (table: string): string =>
  isCollectionName(table) ? schema[table].publicName : table;
