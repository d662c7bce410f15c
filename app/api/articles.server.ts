import { z } from "zod";
import type { Backend } from "./backend.server.ts";
import {
  createItem,
  deleteItem,
  deleteItems,
  readItem,
  readItems,
  updateItem,
} from "./items.server.ts";
import { STAMP, type Stamp, stampOf, stampSchema } from "./marks.server.ts";

/** Articles as editors keep them: facts once, and their words in each language that has them. */

export const ARTICLES = "articles";
export const TRANSLATIONS = "article_translations";

const ARTICLE_STATUSES = ["draft", "published", "archived"] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

const translationSchema = stampSchema.extend({
  locale: z.string(),
  title: z.string().nullish(),
  meta_title: z.string().nullish(),
  description: z.string().nullish(),
  lead: z.string().nullish(),
  body: z.string().nullish(),
});
const headSchema = stampSchema.extend({
  slug: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  /** The day that visitors are shown. */
  published: z.string().nullish(),
  /** The moment from which it is shown; null: its day of publication. */
  goes_live: z.string().nullish(),
});
export const versionedSchema = headSchema.extend({ translations: z.array(stampSchema) });
const storedSchema = headSchema.extend({
  author: z.string().nullish(),
  category: z.string().nullish(),
  audience: z.string().nullish(),
  related: z.array(z.string()).nullish().catch(null),
  updated: z.string().nullish(),
  translations: z.array(translationSchema),
});
/** For lists: of each language only its title. */
const listedSchema = headSchema.extend({
  translations: z.array(
    translationSchema.omit({ description: true, lead: true, body: true, meta_title: true }),
  ),
});

export type ArticleHead = z.infer<typeof versionedSchema>;
export type StoredArticle = z.infer<typeof storedSchema>;
export type ListedArticle = z.infer<typeof listedSchema>;
type StoredTranslation = z.infer<typeof translationSchema>;
/** What may be written; `translations` apart, since Directus and its like keep them as own items. */
export type ArticleChange = Partial<
  Pick<
    StoredArticle,
    | "slug"
    | "status"
    | "author"
    | "category"
    | "audience"
    | "related"
    | "published"
    | "updated"
    | "goes_live"
  >
>;
export type TranslationChange = Omit<StoredTranslation, keyof Stamp>;

const HEAD = Object.keys(headSchema.shape);
export const VERSIONED = [...HEAD, ...STAMP.map((name) => `translations.${name}`)];
const FIELDS = [
  ...Object.keys(storedSchema.shape).filter((name) => name !== "translations"),
  ...Object.keys(translationSchema.shape).map((name) => `translations.${name}`),
];
const LISTED = [...VERSIONED, "translations.locale", "translations.title"];
export const PUBLISHED = { status: { _eq: "published" } };

/** Changes with every change to an article or to one of its translations. */
export const versionOf = ({ translations, ...article }: ArticleHead): string =>
  [article, ...translations.toSorted((a, b) => a.id - b.id)].map(stampOf).join(", ");

/** For staff; newest change first. `page` from 1. */
export async function readArticles(
  backend: Backend,
  { page, limit }: { page: number; limit: number },
): Promise<{ articles: ListedArticle[]; total: number }> {
  const query = { fields: LISTED, sort: ["-date_updated", "-id"], limit, page };
  const { data, meta } = await readItems(
    backend,
    ARTICLES,
    { ...query, meta: ["total_count"] },
    listedSchema,
  );
  return { articles: data, total: meta.total_count ?? data.length };
}

/** Articles whole, in no order; those that are gone are left out. */
export async function readWholeArticles(
  backend: Backend,
  ids: readonly number[],
): Promise<StoredArticle[]> {
  const query = { filter: { id: { _in: [...ids] } }, fields: FIELDS, limit: ids.length };
  return (await readItems(backend, ARTICLES, query, storedSchema)).data;
}

/** Throws BackendError 403 when there is none, or none that one may see. */
export function readArticle(backend: Backend, id: number | string): Promise<StoredArticle> {
  return readItem(backend, ARTICLES, id, { fields: FIELDS }, storedSchema);
}

/** An article by its address; for the public only when it is published. */
export async function findArticle(
  backend: Backend,
  slug: string,
): Promise<StoredArticle | undefined> {
  const query = { filter: { slug: { _eq: slug } }, fields: FIELDS, limit: 1 };
  return (await readItems(backend, ARTICLES, query, storedSchema)).data[0];
}

/**
 * Makes an article with its words and answers its id. It stays a draft until all of it is there, and
 * is taken away again when something of it can't be stored: half of it would keep the address.
 * Throws BackendError with RECORD_NOT_UNIQUE for an address that has one already.
 */
export async function createArticle(
  backend: Backend,
  { status, ...facts }: ArticleChange & { slug: string; status: ArticleStatus },
  translations: readonly TranslationChange[],
): Promise<number> {
  await createItem(backend, ARTICLES, { ...facts, status: "draft" });
  const made = await findArticle(backend, facts.slug);
  if (!made) throw new Error(`The article ${facts.slug} is gone as soon as it was made`);
  try {
    for (const words of translations) {
      await createItem(backend, TRANSLATIONS, { ...words, article: made.id });
    }
    await touch(backend, made.id, { status });
  } catch (error) {
    // Whether that works or not, the first failure is the one to tell of.
    await readArticle(backend, made.id)
      .then((half) => deleteStoredArticle(backend, half))
      .catch(() => undefined);
    throw error;
  }
  return made.id;
}

/**
 * Changes an article. Of its words, languages that are not named any more are taken away; the
 * article itself is written last, so that who looks for changes finds them whole.
 */
export async function updateArticle(
  backend: Backend,
  stored: StoredArticle,
  change: ArticleChange,
  translations: readonly TranslationChange[],
): Promise<void> {
  for (const words of translations) {
    const own = stored.translations.find(({ locale }) => locale === words.locale);
    if (own) {
      const query = { fields: ["id"] };
      await updateItem(backend, TRANSLATIONS, own.id, words, query, z.object({}));
    } else await createItem(backend, TRANSLATIONS, { ...words, article: stored.id });
  }
  const gone = stored.translations.filter(
    (own) => !translations.some(({ locale }) => locale === own.locale),
  );
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await deleteItems(backend, TRANSLATIONS, ids);
  }
  await touch(backend, stored.id, change);
}

/** Deletes an article with its words. */
export async function deleteStoredArticle(backend: Backend, stored: StoredArticle): Promise<void> {
  // Out of sight first.
  if (stored.status === "published") await touch(backend, stored.id, { status: "draft" });
  const ids = stored.translations.map(({ id }) => id);
  if (ids.length > 0) await deleteItems(backend, TRANSLATIONS, ids);
  await deleteItem(backend, ARTICLES, stored.id);
}

async function touch(backend: Backend, id: number, change: ArticleChange): Promise<void> {
  await updateItem(backend, ARTICLES, id, change, { fields: ["id"] }, z.object({}));
}
