import { z } from "zod";

/**
 * What a value of a page's words, or of an entry of a list, may be: checked wherever something is
 * written or shown, and all that a form for editing it needs. `label` names its label and hint among
 * the words `contentFields`; without one the value is called by its place.
 */
export type Field = { label?: string } & (
  | TextField
  | { kind: "choice"; of: readonly string[] }
  | { kind: "day" }
  | { kind: "address" }
  | { kind: "fixed"; value: unknown }
  | { kind: "rows"; of: Field; min: number; max: number }
  | { kind: "items"; of: readonly Field[] }
  | { kind: "group"; fields: Fields }
);
export type Fields = Readonly<Record<string, Field>>;

/** `fillers`: the {{names}} that it may hold; others would be read as they are written. In characters. */
export type TextField = {
  kind: "text";
  min: number;
  max: number;
  hasLines: boolean;
  fillers: readonly string[];
  /** Answers what is wrong with a text beyond its length, such as Markdown that is not drawn. */
  check?: (text: string) => string | undefined;
};

/** What a checked value is to TypeScript. */
export type ValueOf<F> = F extends { kind: "choice"; of: readonly (infer O)[] }
  ? O
  : F extends { kind: "rows"; of: infer O }
    ? readonly ValueOf<O>[]
    : F extends { kind: "group"; fields: infer S }
      ? { readonly [K in keyof S]: ValueOf<S[K]> }
      : F extends { kind: "text" | "day" | "address" }
        ? string
        : unknown;

const FILLER = /\{\{(\w{1,60})\}\}/g;
/** A path of this site, an anchor, an address by https or mail: nothing that runs. */
const ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|mailto:)[^\s<>"]{0,500}$/;
const CONTROL = /[\p{Cc}\p{Cs}]/u;

export const fillersIn = (text: string): string[] =>
  Array.from(text.matchAll(FILLER), ([, name = ""]) => name);

/** The check of a whole value. */
export function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case "text":
      return textSchema(field);
    case "choice":
      return z.enum(field.of as [string, ...string[]]);
    case "day":
      return z.iso.date();
    case "address":
      return z.string().regex(ADDRESS, "Not an address of this site, nor one by https or mail");
    case "fixed":
      return z.unknown().refine((value) => value === field.value, `Always ${field.value}`);
    case "rows":
      return z.array(schemaOf(field.of)).min(field.min).max(field.max);
    case "items":
      return z.tuple(field.of.map(schemaOf) as [z.ZodType, ...z.ZodType[]]);
    case "group":
      return z.strictObject(mapped(field.fields, schemaOf));
  }
}

/** The same, for words of which some are left as they came with the program. */
export function partialSchemaOf(field: Field): z.ZodType {
  if (field.kind !== "group") return schemaOf(field);
  return z.strictObject(mapped(field.fields, (own) => partialSchemaOf(own).optional()));
}

const mapped = <T>(fields: Fields, of: (field: Field) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));

function textSchema({ min, max, hasLines, fillers, check }: TextField): z.ZodType {
  return z
    .string()
    .min(min)
    .max(max)
    .superRefine((text, context) => {
      const say = (message: string) => context.addIssue({ code: "custom", message });
      if (CONTROL.test(hasLines ? text.replaceAll("\n", "") : text)) say("Signs that nobody sees");
      for (const name of fillersIn(text)) {
        if (!fillers.includes(name)) say(`{{${name}}} is filled by nothing`);
      }
      const fault = check?.(text);
      if (fault) say(fault);
    });
}

/** What is wrong, a line for each fault, beginning with its place; nothing for what is right. */
export function faultsIn(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".") || "all"}: ${message}`);
}

/**
 * Written words over those that came with the program. What is left out, or does not fit any more since
 * the program has changed, is read from these: no published word can break a page.
 */
export function laidOver(field: Field, builtIn: unknown, written: unknown): unknown {
  if (written === undefined) return builtIn;
  if (field.kind === "group") {
    if (!isObject(builtIn) || !isObject(written)) return builtIn;
    return Object.fromEntries(
      Object.entries(builtIn).map(([name, value]) => {
        const own = field.fields[name];
        return [
          name,
          own && Object.hasOwn(written, name) ? laidOver(own, value, written[name]) : value,
        ];
      }),
    );
  }
  return schemaOf(field).safeParse(written).success ? written : builtIn;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
