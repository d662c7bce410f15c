import type { DatabaseSync } from "node:sqlite";
import {
  findArticle,
  readPublishedHeads,
  readPublishedMark,
  type StoredArticle,
  versionOf,
} from "../../api/articles.server.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import { articleInserter, deleteArticle } from "../article-rows.server.ts";
import { Articles } from "../articles.server.ts";
import { ofArticle, ofArticles } from "../content.server.ts";
import { liveAt } from "../live-at.server.ts";
import { deleteDocument, replaceDocument } from "../search/document-rows.server.ts";
import { articleDocument } from "../search/documents.server.ts";
import { type ArticleInLanguages, inLanguages } from "../stored-article.server.ts";
import type { WrittenArticle } from "../written-article.server.ts";
import type { PublishedSource } from "./published-source.ts";

/**
 * Articles, by their address. `built` is the index that the build made: what came with the site is there
 * to go back to.
 */
export function articlesSource(built: () => DatabaseSync): PublishedSource<ArticleInLanguages> {
  return {
    name: "article",
    readMark: readPublishedMark,
    async readHeads(backend) {
      const heads = await readPublishedHeads(backend);
      return heads.map((head) => ({
        key: head.slug,
        version: versionOf(head),
        liveAt: liveAt(head),
      }));
    },
    async fetch(backend, slug) {
      const row = await findArticle(backend, slug);
      return row && { key: row.slug, version: versionOf(row), liveAt: liveAt(row), row };
    },
    make: (row) => inLanguages(row as StoredArticle),
    show(db, slug, made) {
      const article = made ?? builtArticle(built(), slug);
      return LOCALE_CODES.flatMap((locale) => replace(db, locale, slug, article.get(locale)));
    },
    recall: (slug) => LOCALE_CODES.flatMap((locale) => names(locale, slug)),
  };
}

const names = (locale: LocaleCode, slug: string) => [ofArticle(locale, slug), ofArticles(locale)];

function builtArticle(db: DatabaseSync, slug: string): ArticleInLanguages {
  const built = new Articles(db);
  const article = new Map<LocaleCode, WrittenArticle>();
  for (const locale of LOCALE_CODES) {
    const found = built.find(locale, slug);
    const markdown = built.markdown(locale, slug);
    if (found && markdown !== undefined) article.set(locale, { ...found, markdown });
  }
  return article;
}

/** Answers what has changed by it: nothing in a language that has it as it was. */
function replace(
  db: DatabaseSync,
  locale: LocaleCode,
  slug: string,
  article: WrittenArticle | undefined,
): string[] {
  const before = builtArticle(db, slug).get(locale);
  if (JSON.stringify(before) === JSON.stringify(article)) return [];
  deleteArticle(db, locale, slug);
  if (article) {
    articleInserter(db)(locale, article);
    replaceDocument(db, locale, articleDocument(article));
  } else deleteDocument(db, locale, `/blog/${slug}`);
  return names(locale, slug);
}
