import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StoredArticle } from "../backend/articles.server.ts";

const FILE = "articles.db";
/** How long a statement waits for another process's lock; it blocks the event loop, so short. */
const BUSY_TIMEOUT_MS = 250;

export type KeptArticle = { version: string; article: StoredArticle };

/**
 * The last good copy of what staff have published, on disk: shown from the start by a process whose
 * content backend is away. Processes may share the folder; what one of them writes is true for all.
 */
export class KeptArticles {
  readonly #db: DatabaseSync;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#db = new DatabaseSync(join(dataDir, FILE), { timeout: BUSY_TIMEOUT_MS });
    this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS articles (
        slug TEXT PRIMARY KEY, version TEXT NOT NULL, article TEXT NOT NULL
      ) STRICT`);
  }

  *all(): Generator<KeptArticle> {
    for (const row of this.#db.prepare("SELECT version, article FROM articles").iterate()) {
      const article = JSON.parse(String(row.article)) as StoredArticle;
      yield { version: String(row.version), article };
    }
  }

  keep({ version, article }: KeptArticle): void {
    this.#db
      .prepare("INSERT OR REPLACE INTO articles VALUES (?, ?, ?)")
      .run(article.slug, version, JSON.stringify(article));
  }

  forget(slug: string): void {
    this.#db.prepare("DELETE FROM articles WHERE slug = ?").run(slug);
  }

  close(): void {
    this.#db.close();
  }
}
