import { z } from "zod";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import type { Sources, Words, WordsKey } from "../content.server.ts";
import { faultsIn, isObject, laidOver, partialSchemaOf, schemaOf } from "../schema/field.ts";
import { type Entry, isListName, LISTS, type ListName } from "../schema/lists.ts";
import { isPublishable, wordsField } from "../schema/words.server.ts";
import { wordsOf } from "./built-in.server.ts";

/** What staff have published of words and lists, in memory, over what came with the program. */

export type PublishedWords = { locale: LocaleCode; key: WordsKey; words: unknown };
export type PublishedEntry = {
  list: ListName;
  key: string;
  sort: number | undefined;
  /** Undefined: nothing is shown under its key. */
  shown: { facts: object; words: ReadonlyMap<LocaleCode, object> } | undefined;
};

/** A row of the backend as staff write it, whatever it holds. */
type PageRow = {
  key: string;
  locale: string;
  title?: string | null | undefined;
  description?: string | null | undefined;
  body?: unknown;
};
type EntryRow = {
  list: string;
  key: string;
  sort?: number | null | undefined;
  status: string;
  facts?: unknown;
  words?: unknown;
};

/** Throws with what is wrong, a line for each fault; a page that lacks some words is none. */
export function wordsIn({ key, locale, title, description, body }: PageRow): PublishedWords {
  const code = LOCALE_CODES.find((one) => one === locale);
  if (!code) throw new Error(`locale: no language of this site`);
  if (!isPublishable(key)) throw new Error(`key: no page has the words ${key}`);
  const rest = isObject(body) ? body : {};
  const words = { ...(title && { title }), ...(description && { description }), ...rest };
  const faults = faultsIn(partialSchemaOf(wordsField(key)), words);
  if (body !== null && body !== undefined && !isObject(body)) faults.push("body: not an object");
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return { locale: code, key, words };
}

/** Throws with what is wrong, a line for each fault. Words of at least one language are needed. */
export function entryIn({ list, key, sort, status, facts, words }: EntryRow): PublishedEntry {
  if (!isListName(list)) throw new Error(`list: there is none of this name`);
  const entry = { list, key, sort: sort ?? undefined };
  if (status === "archived") return { ...entry, shown: undefined };
  const { facts: factFields, words: wordFields } = LISTS[list];
  const wordsSchema = schemaOf({ kind: "group", fields: wordFields });
  const faults = [
    ...faultsIn(schemaOf({ kind: "group", fields: factFields }), facts).map(
      (one) => `facts.${one}`,
    ),
    ...faultsIn(ofLanguages(wordsSchema), words).map((one) => `words.${one}`),
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const byLanguage = Object.entries(words as Record<LocaleCode, object>);
  return {
    ...entry,
    shown: { facts: facts as object, words: new Map(byLanguage as [LocaleCode, object][]) },
  };
}

const ofLanguages = (schema: z.ZodType) =>
  z
    .strictObject(Object.fromEntries(LOCALE_CODES.map((code) => [code, schema.optional()])))
    .refine((words) => Object.keys(words).length > 0, "No language has any words");

/** What is wrong with a row of a collection that the site shows; undefined when it can be shown. */
export function faultOf(collection: string, row: Record<string, unknown>): string | undefined {
  try {
    if (collection === "pages") wordsIn(row as PageRow);
    if (collection === "entries") entryIn(row as EntryRow);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export type Published = ReturnType<typeof publishedOver>;

/** What is published, over other sources: as `Sources`, and with what is set and taken away. */
export function publishedOver(below: Sources) {
  const words = new Map<string, unknown>();
  const entries = new Map<ListName, Map<string, PublishedEntry>>();
  const lists = new Map<string, readonly unknown[]>();
  const placeOf = (locale: LocaleCode, name: string) => `${locale} ${name}`;

  const sources: Sources = {
    words: (locale, key) =>
      (words.get(placeOf(locale, key)) as Words[typeof key] | undefined) ??
      below.words(locale, key),
    list(locale, name) {
      const place = placeOf(locale, name);
      const known = lists.get(place) ?? merged(below.list(locale, name), entries.get(name), locale);
      lists.set(place, known);
      return known as readonly Entry<typeof name>[];
    },
    articles: below.articles,
  };
  return {
    sources,
    setWords({ locale, key, words: written }: PublishedWords) {
      words.set(placeOf(locale, key), laidOver(wordsField(key), wordsOf(locale, key), written));
    },
    takeWords: (locale: LocaleCode, key: string) => words.delete(placeOf(locale, key)),
    setEntry(entry: PublishedEntry) {
      const own = entries.get(entry.list) ?? new Map<string, PublishedEntry>();
      entries.set(entry.list, own.set(entry.key, entry));
      lists.clear();
    },
    takeEntry(list: string, key: string) {
      if (isListName(list)) entries.get(list)?.delete(key);
      lists.clear();
    },
  };
}

type Ranked = { rank: number; entry: { id: string } };

/** Published entries in place of the built-in ones of their key; new ones last, unless they say where. */
function merged(
  builtIn: readonly { id: string }[],
  published: ReadonlyMap<string, PublishedEntry> = new Map(),
  locale: LocaleCode,
): readonly { id: string }[] {
  const ranked = builtIn.flatMap((entry, index): Ranked[] => {
    const over = published.get(entry.id);
    if (over && !over.shown) return [];
    const rank = over?.sort ?? index + 1;
    return [{ rank, entry: (over && entryOf(over, locale)) ?? entry }];
  });
  const known = new Set(builtIn.map(({ id }) => id));
  for (const own of published.values()) {
    const entry = known.has(own.key) ? undefined : entryOf(own, locale);
    if (entry) ranked.push({ rank: own.sort ?? Number.MAX_SAFE_INTEGER, entry });
  }
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function entryOf({ key, shown }: PublishedEntry, locale: LocaleCode): { id: string } | undefined {
  const words = shown?.words.get(locale);
  return words && { id: key, ...shown?.facts, ...words };
}
