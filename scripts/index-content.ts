/**
 * Writes the index of articles and search (content-index.server.ts) to a file, which the build then
 * puts beside the server. What is wrong with an article ends the build here, with the file's name.
 */
import { randomInt } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { fillArticleIndex } from "../app/content/article-index.server.ts";
import { Articles } from "../app/content/articles.server.ts";
import { contentFrom } from "../app/content/content.server.ts";
import { INDEX_FILE } from "../app/content/content-index.server.ts";
import { searchDocuments } from "../app/content/search/documents.server.ts";
import { fillSearchIndex } from "../app/content/search/fill-search-index.server.ts";
import { builtIn } from "../app/content/sources/built-in.server.ts";
import { LOCALE_CODES } from "../app/i18n/locales.ts";

/** SQLite keeps a signed number of 32 bits. */
const MAX_BUILD_ID = 2 ** 31 - 1;

const root = fileURLToPath(new URL("..", import.meta.url));

/** Indexes the content of a tree (its root). */
export async function indexContent(tree: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const db = new DatabaseSync(file);
  try {
    // Nobody reads it yet, and a build that is cut short is made again.
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    fillArticleIndex(db, join(tree, "content/articles"));
    const articles = new Articles(db);
    const sources = builtIn(() => articles);
    for (const locale of LOCALE_CODES) {
      fillSearchIndex(db, locale, searchDocuments(contentFrom(sources, locale)));
    }
    // Names this build's copies of it (app/content/store).
    db.exec(`ANALYZE; PRAGMA user_version = ${randomInt(1, MAX_BUILD_ID)}`);
  } finally {
    db.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await indexContent(root, process.argv[2] ?? join(root, "build/server", INDEX_FILE));
}
