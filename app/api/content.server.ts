import { z } from "zod";
import type { Backend } from "./backend.server.ts";
import { readItems } from "./items.server.ts";
import { newestOf, stampSchema } from "./marks.server.ts";
import type { Filter } from "./query.server.ts";

/** Words of pages and entries of lists, as staff keep them in the content backend. */

const pageSchema = stampSchema.extend({
  /** Names the words (app/content/schema/words.server.ts). */
  key: z.string(),
  locale: z.string(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  /** The other words of the page; what is left out stays as it came with the program. */
  body: z.unknown(),
});
export type StoredPage = z.infer<typeof pageSchema>;

const entrySchema = stampSchema.extend({
  list: z.string(),
  key: z.string(),
  /** Where it stands in its list, from 1; null: where it stood, or last. */
  sort: z.number().nullish(),
  /** Archived: not shown, nor what came with the program under its key. */
  status: z.enum(["published", "archived"]),
  facts: z.unknown(),
  /** By language. */
  words: z.unknown(),
});
export type StoredEntry = z.infer<typeof entrySchema>;

export const PAGES_COLLECTION = "pages";
export const ENTRIES_COLLECTION = "entries";
const SHOWN_PAGES = { status: { _eq: "published" } };
const SHOWN_ENTRIES = { status: { _in: ["published", "archived"] } };
/** Two languages of each page, and lists that fit on pages: more are not read. */
const MAX_ROWS = 1000;

/** Another text after each change to what is published (marks.server.ts). */
export const readPagesMark = async (backend: Backend): Promise<string> =>
  JSON.stringify(await newestOf(backend, PAGES_COLLECTION, SHOWN_PAGES));
export const readEntriesMark = async (backend: Backend): Promise<string> =>
  JSON.stringify(await newestOf(backend, ENTRIES_COLLECTION, SHOWN_ENTRIES));

/** All that are published. */
export const readPublishedPages = (backend: Backend): Promise<StoredPage[]> =>
  readAll(backend, PAGES_COLLECTION, SHOWN_PAGES, pageSchema);
/** All that are published or archived. */
export const readPublishedEntries = (backend: Backend): Promise<StoredEntry[]> =>
  readAll(backend, ENTRIES_COLLECTION, SHOWN_ENTRIES, entrySchema);

async function readAll<T>(
  backend: Backend,
  collection: string,
  filter: Filter,
  schema: z.ZodType<T> & { shape: object },
): Promise<T[]> {
  const query = { fields: Object.keys(schema.shape), filter, sort: ["id"], limit: MAX_ROWS };
  return (await readItems(backend, collection, query, schema)).data;
}

export { entrySchema, pageSchema };
