import * as campaigns from "./brands-campaigns/schema.ts";
import * as brands from "./brands-join/schema.ts";
import * as careers from "./careers-apply/schema.ts";
import * as contact from "./contact/schema.ts";
import * as creators from "./creators-join/schema.ts";
import type { FormId } from "./form-ids.ts";

/** An answer as it is stored. */
export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** What the server knows about a form beside its words. */
export type FormDefinition = {
  schema: (typeof SCHEMAS)[FormId];
  /** Fields that may be answered more than once. */
  multiple: readonly string[];
  /** Answers in the visitor's own words: judged for spam. */
  prose: readonly string[];
};

export const SCHEMAS = {
  "creators-join": creators.schema,
  "brands-join": brands.schema,
  "brands-campaigns": campaigns.schema,
  "careers-apply": careers.schema,
  contact: contact.schema,
} as const;

export const DEFINITIONS: Readonly<Record<FormId, FormDefinition>> = {
  "creators-join": {
    schema: creators.schema,
    multiple: [],
    prose: ["niche", "message"],
  },
  "brands-join": { schema: brands.schema, multiple: ["goals"], prose: ["message"] },
  "brands-campaigns": {
    schema: campaigns.schema,
    multiple: ["covers", "formats"],
    prose: ["product", "audience", "claims", "names"],
  },
  "careers-apply": { schema: careers.schema, multiple: [], prose: ["made", "why"] },
  contact: { schema: contact.schema, multiple: [], prose: ["message"] },
};

/** All fields of a form, in the order of its schema. */
export function fieldsOf(form: FormId): string[] {
  return Object.keys(DEFINITIONS[form].schema.shape);
}
