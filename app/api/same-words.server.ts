import { z } from "zod";
import type { LocaleCode } from "../i18n/locales.ts";
import type { Backend } from "./backend.server.ts";
import { createItem, readItems, updateItem } from "./items.server.ts";

/** The lists of words with one meaning, by language, as public settings of the backend. */
const COLLECTION = "settings";
const keyOf = (locale: LocaleCode) => `search-words-${locale}`;
/** `text` is null while the list that the site comes with is used. */
const rowSchema = z.object({
  id: z.number(),
  value: z.object({ text: z.string().nullable() }).nullish(),
});
type Row = z.infer<typeof rowSchema>;

async function readRow(backend: Backend, locale: LocaleCode): Promise<Row | undefined> {
  const query = { filter: { key: { _eq: keyOf(locale) } }, fields: ["id", "value"], limit: 1 };
  return (await readItems(backend, COLLECTION, query, rowSchema)).data[0];
}

/** The list of a language (app/content/search/same-words.ts); undefined where staff have none. */
export async function readSameWordsText(
  backend: Backend,
  locale: LocaleCode,
): Promise<string | undefined> {
  return (await readRow(backend, locale))?.value?.text ?? undefined;
}

/**
 * Stores the list of a language, or with null has the one that the site comes with used again. The first
 * time makes an item, which administrators alone may: throws BackendError 403 for others.
 */
export async function writeSameWordsText(
  backend: Backend,
  locale: LocaleCode,
  text: string | null,
): Promise<void> {
  const row = await readRow(backend, locale);
  const value = { text };
  if (row)
    await updateItem(backend, COLLECTION, row.id, { value }, { fields: ["id"] }, z.object({}));
  else await createItem(backend, COLLECTION, { key: keyOf(locale), value, public: true });
}
