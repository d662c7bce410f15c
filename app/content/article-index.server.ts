import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { LOCALE_CODES } from "../i18n/locales.ts";
import { articleInserter } from "./article-rows.server.ts";
import { parseArticle } from "./article-source.server.ts";
import { SLUG, type WrittenArticle } from "./written-article.server.ts";

/**
 * One row for each article and language. What lists need is a small JSON of its own (`summary`, an
 * ArticleSummary); the text is read with the page that shows it. So neither start nor memory depends
 * on how many articles there are.
 */
const SCHEMA = `
  CREATE TABLE articles (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL,
    slug TEXT NOT NULL,
    category TEXT NOT NULL,
    author TEXT NOT NULL,
    audience TEXT NOT NULL,
    published TEXT NOT NULL,
    updated TEXT NOT NULL,
    summary TEXT NOT NULL,
    search_text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE texts (article INTEGER PRIMARY KEY, markdown TEXT NOT NULL, body TEXT NOT NULL) STRICT;
`;
/** Made once all rows are in: that is quicker than keeping them up to date. */
const INDEXES = `
  CREATE UNIQUE INDEX articles_slug ON articles (slug, locale);
  CREATE INDEX articles_day ON articles (locale, published DESC, slug);
  CREATE INDEX articles_category ON articles (locale, category, published DESC, slug);
  CREATE INDEX articles_author ON articles (locale, author, published DESC, slug);
  CREATE INDEX articles_audience ON articles (locale, audience, published DESC, slug);
  CREATE INDEX articles_updated ON articles (locale, updated);
`;

/**
 * Fills an empty database from a folder of articles (`{slug}/{locale}.md`). Throws, naming the file,
 * when one of them is wrong.
 */
export function fillArticleIndex(db: DatabaseSync, folder: string): void {
  db.exec(SCHEMA);
  db.exec("BEGIN");
  const insert = articleInserter(db);
  for (const slug of slugsIn(folder)) {
    for (const locale of LOCALE_CODES) {
      const source = readIfThere(join(folder, slug, `${locale}.md`));
      if (source === undefined) continue;
      insert(locale, parsed(slug, locale, source));
    }
  }
  db.exec("COMMIT");
  db.exec(INDEXES);
}

function parsed(slug: string, locale: string, source: string): WrittenArticle {
  try {
    return parseArticle(slug, source);
  } catch (error) {
    throw new Error(`content/articles/${slug}/${locale}.md`, { cause: error });
  }
}

/** Folders, by their names, which are addresses. */
function slugsIn(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const wrong = names.find((name) => !SLUG.test(name));
  if (wrong !== undefined) {
    throw new Error(
      `content/articles/${wrong}: lower-case letters, digits and single hyphens between them`,
    );
  }
  return names;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    // An article may wait for its translation.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
