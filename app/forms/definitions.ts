import { schema as campaigns } from "./brands-campaigns/schema.ts";
import { schema as brands } from "./brands-join/schema.ts";
import { schema as careers } from "./careers-apply/schema.ts";
import { schema as contact } from "./contact/schema.ts";
import { schema as creators } from "./creators-join/schema.ts";
import { FORM_IDS, type FormId } from "./form-ids.ts";
import { type Question, questionOf } from "./schema-parts.ts";

/** An answer as it is stored. */
export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

export const SCHEMAS = {
  "creators-join": creators,
  "brands-join": brands,
  "brands-campaigns": campaigns,
  "careers-apply": careers,
  contact,
} as const;

/** What the server knows about a form beside its words: its schema says all of it. */
export type FormDefinition = {
  schema: (typeof SCHEMAS)[FormId];
  /** Fields that may be answered more than once. */
  multiple: readonly string[];
  /** Answers in the visitor's own words: judged for spam. */
  prose: readonly string[];
  /** Questions that the form asks by itself. */
  asked: readonly AskedQuestion[];
};

/** A question that no page has a place for. */
export type AskedQuestion = { name: string; kind: Question["kind"]; isOptional: boolean };

type Field = readonly [
  name: string,
  question: Question,
  part: { safeParse(answer: unknown): { success: boolean } },
];

function definitionOf(form: FormId): FormDefinition {
  const schema = SCHEMAS[form];
  const fields: Field[] = Object.entries(schema.shape).flatMap(([name, part]) => {
    const question = questionOf(part);
    return question ? [[name, question, part] as const] : [];
  });
  const named = (kind: Question["kind"]) =>
    fields.filter(([, question]) => question.kind === kind).map(([name]) => name);
  return {
    schema,
    multiple: named("several"),
    prose: named("text"),
    asked: fields
      .filter(([, { isAsked }]) => isAsked)
      .map(([name, { kind }, part]) => ({
        name,
        kind,
        isOptional: part.safeParse(kind === "several" ? [] : "").success,
      })),
  };
}

export const DEFINITIONS = Object.fromEntries(
  FORM_IDS.map((form) => [form, definitionOf(form)]),
) as Readonly<Record<FormId, FormDefinition>>;

/** All fields of a form, in the order of its schema. */
export function fieldsOf(form: FormId): string[] {
  return Object.keys(DEFINITIONS[form].schema.shape);
}
