import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../i18n/locales.ts";
import { searchText } from "./search/fold.ts";
import { writeStatement } from "./write-statement.server.ts";
import type { WrittenArticle } from "./written-article.server.ts";

/** Puts an article of one language into an index (article-index.server.ts) that has none of it. */
export type InsertArticle = (locale: LocaleCode, article: WrittenArticle) => void;

export function articleInserter(db: DatabaseSync): InsertArticle {
  const insert = db.prepare("INSERT INTO articles VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const insertText = db.prepare("INSERT INTO texts VALUES (?, ?, ?)");
  return (locale, { body, markdown, ...summary }) => {
    const { slug, category, author, audience, published, updated } = summary;
    const { lastInsertRowid } = insert.run(
      ...[locale, slug, category, author, audience, published, updated],
      JSON.stringify(summary),
      searchText(`${summary.title} ${summary.lead} ${summary.description}`),
    );
    insertText.run(lastInsertRowid, markdown, JSON.stringify(body));
  };
}

/** Takes an article of one language out of an index. */
export function deleteArticle(db: DatabaseSync, locale: LocaleCode, slug: string): void {
  writeStatement(
    db,
    "DELETE FROM texts WHERE article = (SELECT id FROM articles WHERE slug = ? AND locale = ?)",
  ).run(slug, locale);
  writeStatement(db, "DELETE FROM articles WHERE slug = ? AND locale = ?").run(slug, locale);
}
