import type { DatabaseSync } from "node:sqlite";
import { LOCALE_CODES, type LocaleCode } from "../i18n/locales.ts";
import { articleInserter, deleteArticle } from "./article-rows.server.ts";
import { Articles } from "./articles.server.ts";
import { deleteDocument, replaceDocument } from "./search/document-rows.server.ts";
import { articleDocument } from "./search/documents.server.ts";
import { reopenSearch } from "./search/site-search.server.ts";
import type { WrittenArticle } from "./written-article.server.ts";

/** An article in the languages that have it. */
export type ArticleInLanguages = ReadonlyMap<LocaleCode, WrittenArticle>;

/** Changes which articles an index shows: their pages, lists and search all read it. */
export class ShownArticles {
  readonly #built: () => DatabaseSync;
  readonly #index: () => DatabaseSync;

  /** `index` is what visitors are shown, asked for once something changes; `built` never changes. */
  constructor(built: () => DatabaseSync, index: () => DatabaseSync) {
    this.#built = built;
    this.#index = index;
  }

  /** Shows an article in exactly these languages, also in place of one that came with the build. */
  show(slug: string, article: ArticleInLanguages): void {
    const db = this.#index();
    db.exec("BEGIN");
    try {
      for (const locale of LOCALE_CODES) replace(db, locale, slug, article.get(locale));
      db.exec("COMMIT");
    } catch (error) {
      db.exec("ROLLBACK");
      throw error;
    }
    reopenSearch(db);
  }

  /** Goes back to what came with the build, which may be nothing. */
  restore(slug: string): void {
    const built = new Articles(this.#built());
    const article = new Map<LocaleCode, WrittenArticle>();
    for (const locale of LOCALE_CODES) {
      const found = built.find(locale, slug);
      const markdown = built.markdown(locale, slug);
      if (found && markdown !== undefined) article.set(locale, { ...found, markdown });
    }
    this.show(slug, article);
  }
}

function replace(
  db: DatabaseSync,
  locale: LocaleCode,
  slug: string,
  article: WrittenArticle | undefined,
): void {
  deleteArticle(db, locale, slug);
  if (article) {
    articleInserter(db)(locale, article);
    replaceDocument(db, locale, articleDocument(article));
  } else deleteDocument(db, locale, `/blog/${slug}`);
}
