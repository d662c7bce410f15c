import {
  type ArticleChange,
  createArticle,
  findArticle,
  type StoredArticle,
  type TranslationChange,
  updateArticle,
} from "../../api/articles.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { dayIn, momentOf } from "../../content/house-time.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { SiteContext } from "../../context.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { draftFaults, type Faults, languagesBegun, publishingFaults } from "./check.server.ts";
import { type ArticleValues, RELATED_FIELDS, type WordField, wordField } from "./fields.ts";
import { relatedFaults } from "./related.server.ts";

/** When a day is named and no hour. */
const DAY_BEGINS = "00:00";

type Status = "draft" | "published";
/** What is stored now, and whether its hour is still to come; or what is wrong, and nothing is stored. */
export type Saved = { id: number; isScheduled: boolean } | { errors: Faults };

/** Stores an article, a new one without `stored`, as a draft or for everybody to see. */
export async function saveArticle(
  site: SiteContext,
  backend: Backend,
  values: ArticleValues,
  { status, stored }: { status: Status; stored?: StoredArticle },
): Promise<Saved> {
  const { errors: words } = contentIn(site.locale).words("adminArticles");
  const now = new Date();
  const today = dayIn(now);
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
  const day = values.published || today;
  const hour = momentOf(day, values.time || DAY_BEGINS);
  const isAhead = Date.parse(hour) > now.getTime();
  const isScheduled = isPublishing && isAhead;
  const change = {
    ...changeIn(values),
    // What was on its way is dated by the day on which it arrives.
    ...(isPublishing && { published: day, updated: isScheduled ? day : today }),
    // A draft keeps its hour.
    goes_live: isAhead && (isPublishing || values.time) ? hour : null,
    slug,
    status,
  };
  const translations = languagesBegun(values).map((code) => translationIn(values, code));
  try {
    if (!stored) {
      return { id: await createArticle(backend, change, translations), isScheduled };
    }
    await updateArticle(backend, stored, change, translations);
    return { id: stored.id, isScheduled };
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
