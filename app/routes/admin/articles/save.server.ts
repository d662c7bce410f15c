import {
  type ArticleChange,
  createArticle,
  findArticle,
  type StoredArticle,
  type TranslationChange,
  updateArticle,
} from "../../../backend/articles.server.ts";
import type { Backend } from "../../../backend/backend.server.ts";
import { BackendError } from "../../../backend/backend-error.server.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import type { SiteContext } from "../../../context.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { dayIn } from "../times.server.ts";
import { draftFaults, type Faults, languagesBegun, publishingFaults } from "./check.server.ts";
import { type ArticleValues, RELATED_FIELDS, type WordField, wordField } from "./fields.ts";
import { relatedFaults } from "./related.server.ts";

type Status = "draft" | "published";
/** The id of what is stored now; or what is wrong, in words, and nothing is stored. */
export type Saved = { id: number } | { errors: Faults };

/** Stores an article, a new one without `stored`, as a draft or for everybody to see. */
export async function saveArticle(
  site: SiteContext,
  backend: Backend,
  values: ArticleValues,
  { status, stored }: { status: Status; stored?: StoredArticle },
): Promise<Saved> {
  const { errors: words } = pageWords(site.locale, "adminArticles");
  const today = dayIn(new Date());
  const isPublishing = status === "published";
  const errors: Faults = {
    ...(isPublishing && publishingFaults(values, today, words)),
    ...(isPublishing && (await relatedFaults(backend, values, words))),
    ...draftFaults(values, site.locale, words),
  };
  const { slug = "" } = values;
  if (!errors.slug) {
    const holder = await findArticle(backend, slug);
    if (holder && holder.id !== stored?.id) errors.slug = words.taken;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const change = {
    ...changeIn(values),
    ...(isPublishing && { published: values.published || today, updated: today }),
    slug,
    status,
  };
  const translations = languagesBegun(values).map((code) => translationIn(values, code));
  try {
    if (!stored) return { id: await createArticle(backend, change, translations) };
    await updateArticle(backend, stored, change, translations);
    return { id: stored.id };
  } catch (error) {
    // Somebody else was faster.
    const isFaster = error instanceof BackendError && error.has("RECORD_NOT_UNIQUE");
    if (!isFaster) throw error;
    return { errors: { slug: words.taken } };
  }
}

function changeIn(values: ArticleValues): ArticleChange {
  return {
    category: values.category || null,
    audience: values.audience || null,
    author: values.author || null,
    published: values.published || null,
    related: RELATED_FIELDS.flatMap((name) => values[name] || []),
  };
}

function translationIn(values: ArticleValues, locale: LocaleCode): TranslationChange {
  const text = (field: WordField) => values[wordField(field, locale)] || null;
  return {
    locale,
    title: text("title"),
    meta_title: text("metaTitle"),
    description: text("description"),
    lead: text("lead"),
    body: text("body"),
  };
}
