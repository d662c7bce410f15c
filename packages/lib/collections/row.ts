import { plainText, shortened, tidyLine } from "../valid/text.ts";
import type { Collection } from "./field.ts";
import { judgeValue } from "./value.ts";

export type Row = Readonly<Record<string, unknown>>;

/**
 * A row with those of its texts that a program made (a summary, a subject) cleaned and shortened to
 * what their columns hold: they are never what a row is refused for.
 */
export function fitted<T extends Row>(
  { fields }: Collection,
  row: T,
  made: readonly (keyof T & string)[],
): T {
  const texts = made.flatMap((name) => {
    const field = fields[name];
    const text = row[name];
    if (!field || typeof text !== "string") return [];
    const clean = field.type === "text" ? plainText(text) : tidyLine(text);
    return [[name, field.max === undefined ? clean : shortened(clean, field.max)]];
  });
  return { ...row, ...Object.fromEntries(texts) };
}

/** Fields that are required and that a row is to be created without, defaults apart. */
export const missingIn = ({ fields }: Collection, row: Row): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.required && field.default === undefined)
    .map(([name]) => name)
    .filter((name) => row[name] === undefined);

/**
 * Why the backend would refuse to create a row, as `field: rule`; empty when it would take it. That a
 * key is taken or names nothing only the backend can tell.
 */
export function misfits(collection: Collection, row: Row): string[] {
  const wrong = Object.entries(row).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const field = name === "id" ? { type: collection.key } : collection.fields[name];
    if (!field || field.internal || field.auto) return [`${name}: not to be written`];
    const judged = judgeValue(field, value);
    return "fault" in judged ? [`${name}: ${judged.fault.rule}`] : [];
  });
  return [...wrong, ...missingIn(collection, row).map((name) => `${name}: missing`)];
}
