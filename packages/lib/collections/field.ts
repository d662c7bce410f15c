/** How a field's value is kept and checked; dates and timestamps are ISO strings in JSON. */
export type FieldType =
  | "uuid"
  | "integer"
  | "string"
  | "text"
  | "boolean"
  | "timestamp"
  | "date"
  | "json";

export type Field = {
  type: FieldType;
  /** Longest value in characters; strings and texts have one. */
  max?: number;
  /** Neither null nor, on create, missing (unless there is a default). */
  required?: true;
  default?: string | number | boolean;
  choices?: readonly string[];
  format?: "email" | "locale" | "slug" | "path";
  unique?: true;
  /** Looked up, sorted or referred by often: a Directus gets an index; migrations have their own. */
  indexed?: true;
  /** Kept by the backend: "create" stamps once, "update" each time, "user" the creator. */
  auto?: "create" | "update" | "user";
  /** Written by the backend only, whatever the caller's rights. */
  internal?: true;
  /** Answered as asterisks; never filtered, sorted or searched by. */
  concealed?: true;
  /** Many-to-one: the collection whose key this field holds. */
  to?: string;
  /** The item goes when the one that this field names goes; without it the field becomes null. */
  cascade?: true;
  /** The file that this field names goes when the item goes. */
  owned?: true;
};

/** One-to-many: the items of `collection` whose `field` holds this item's key. */
export type ManyRelation = { collection: string; field: string };

export type Collection = {
  /** How Directus calls it, in errors and over its API. */
  publicName: string;
  /** `items`: under /items/{name}. `own`: only under a route of its own. */
  route: "items" | "own";
  key: "uuid" | "integer";
  fields: Readonly<Record<string, Field>>;
  many: Readonly<Record<string, ManyRelation>>;
  /** Fields that a search covers, kept folded in `search_text`; all texts when left out. */
  search?: readonly string[];
  /** More that a search of these finds: numbers in any writing, names by their sound, long texts. */
  searchAs?: {
    digits?: readonly string[];
    sound?: readonly string[];
    /** All texts under one name of a JSON field. */
    texts?: { field: string; under: string };
  };
  /** About people outside: nothing of it is kept once it is deleted, so it has no revisions. */
  personal?: true;
};
