import type { DatabaseSync } from "node:sqlite";
import {
  type ArticleHead,
  readWholeArticles,
  type StoredArticle,
  versionOf,
} from "../../api/articles.server.ts";
import { PublishedHeads, readPublishedMark } from "../../api/published-heads.server.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import { articleInserter, deleteArticle } from "../article-rows.server.ts";
import { Articles } from "../articles.server.ts";
import { ofArticle, ofArticles } from "../content.server.ts";
import { liveAt } from "../live-at.server.ts";
import { addDocuments, deleteDocument } from "../search/document-rows.server.ts";
import { articleDocument } from "../search/documents.server.ts";
import type { SearchDocument } from "../search/search-document.ts";
import { type ArticleInLanguages, inLanguages } from "../stored-article.server.ts";
import type { WrittenArticle } from "../written-article.server.ts";
import type { Head, PublishedSource } from "./published-source.ts";

/**
 * Articles, by their address. `built` is the index that the build made: what came with the site is there
 * to go back to.
 */
export function articlesSource(built: () => DatabaseSync): PublishedSource<ArticleInLanguages> {
  const heads = new PublishedHeads();
  return {
    name: "article",
    collections: ["articles", "article_translations"],
    readMark: readPublishedMark,
    async readChanged(backend, now) {
      return (await heads.readChanged(backend, now))?.map(headOf);
    },
    async readHeads(backend, mark, now) {
      return (await heads.read(backend, mark, now)).map(headOf);
    },
    async fetch(backend, heads) {
      const ids = heads.map(({ id }) => id);
      const rows = await readWholeArticles(backend, ids);
      return rows.map((row) => ({ ...headOf(row), row }));
    },
    make: (row) => inLanguages(row as StoredArticle),
    show(db, all) {
      const articles = all.map(({ key, made }) => ({
        slug: key,
        article: made ?? builtArticle(built(), key),
      }));
      return LOCALE_CODES.flatMap((locale) => {
        const own = articles.map(({ slug, article }) => ({ slug, article: article.get(locale) }));
        return replace(db, locale, own);
      });
    },
    recall: (slug) => LOCALE_CODES.flatMap((locale) => names(locale, slug)),
  };
}

const known = new WeakMap<ArticleHead, Head>();

/** Worked out once for each that was read: of thousands, few have changed. */
function headOf(article: ArticleHead): Head {
  const head = known.get(article) ?? {
    ...{ key: article.slug, version: versionOf(article) },
    ...{ liveAt: liveAt(article), id: article.id },
  };
  known.set(article, head);
  return head;
}

const names = (locale: LocaleCode, slug: string) => [ofArticle(locale, slug), ofArticles(locale)];

function builtArticle(db: DatabaseSync, slug: string): ArticleInLanguages {
  const built = new Articles(db);
  const article = new Map<LocaleCode, WrittenArticle>();
  for (const locale of LOCALE_CODES) {
    const written = writtenIn(built, locale, slug);
    if (written) article.set(locale, written);
  }
  return article;
}

function writtenIn(index: Articles, locale: LocaleCode, slug: string): WrittenArticle | undefined {
  const found = index.find(locale, slug);
  const markdown = index.markdown(locale, slug);
  return found && markdown !== undefined ? { ...found, markdown } : undefined;
}

type InLanguage = { slug: string; article: WrittenArticle | undefined };

/** Answers what has changed by it: nothing of those that are in a language as they were. */
function replace(db: DatabaseSync, locale: LocaleCode, all: readonly InLanguage[]): string[] {
  const shown = new Articles(db);
  const changed = all.filter(
    ({ slug, article }) =>
      JSON.stringify(writtenIn(shown, locale, slug)) !== JSON.stringify(article),
  );
  const insert = articleInserter(db);
  const documents: SearchDocument[] = [];
  for (const { slug, article } of changed) {
    deleteArticle(db, locale, slug);
    deleteDocument(db, locale, `/blog/${slug}`);
    if (!article) continue;
    insert(locale, article);
    documents.push(articleDocument(article));
  }
  addDocuments(db, locale, documents);
  return changed.flatMap(({ slug }) => names(locale, slug));
}
