/**
 * Writes the index of articles and search (content-index.server.ts) to a file, which the build then
 * puts beside the server. What is wrong with an article ends the build here, with the file's name.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
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
import { fingerprintOf } from "./fingerprint.mjs";

/** SQLite keeps a signed number of 32 bits. */
const MAX_NAME = 2 ** 31 - 1;
/** What turns a published row into what is shown and found; texts of `content/` are in the index itself. */
const MADE_BY = [
  ...["app/api", "app/content", "app/i18n", "app/pages.ts", "content/facts", "packages/lib"],
  ...["scripts/index-content.ts", "package-lock.json"],
];

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
    db.exec("ANALYZE");
  } finally {
    db.close();
  }
  nameIndex(file);
}

/**
 * Names the copies of an index that staff's rows are put into (app/content/store): the same where a build
 * has changed nothing of it, so that a start has nothing to make anew.
 */
function nameIndex(file: string): void {
  const hash = createHash("sha256").update(fingerprintOf(root, MADE_BY)).update(readFileSync(file));
  const name = 1 + (hash.digest().readUInt32BE() % MAX_NAME);
  const db = new DatabaseSync(file);
  try {
    db.exec(`PRAGMA user_version = ${name}`);
  } finally {
    db.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await indexContent(root, process.argv[2] ?? join(root, "build/server", INDEX_FILE));
}
