import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamaged } from "../../packages/lib/storage/faults.ts";
import { setAsideCopy } from "../../packages/lib/storage/set-aside.ts";
import { BUSY_TIMEOUT_MS } from "../../packages/lib/storage/write-gate.ts";
import type { StoredArticle } from "../api/articles.server.ts";

const FILE = "articles.db";

export type KeptArticle = { version: string; article: StoredArticle };

/**
 * The last good copy of what staff have published, on disk: shown from the start by a process whose
 * content backend is away. Processes may share the folder; what one of them writes is true for all.
 * A damaged file is set aside and an empty one takes its place.
 */
export class KeptArticles {
  readonly #path: string;
  #db: DatabaseSync | undefined;
  #onReplaced: () => void = () => {};

  constructor(dataDir: string) {
    this.#path = join(dataDir, FILE);
  }

  /** Hears that nothing is kept any more, so that it can be kept anew. */
  whenReplaced(onReplaced: () => void): void {
    this.#onReplaced = onReplaced;
  }

  /** Those that can be read. Throws faults of the disk that pass. */
  *all(): Generator<KeptArticle> {
    try {
      for (const row of this.#open().prepare("SELECT version, article FROM articles").iterate()) {
        const article = JSON.parse(String(row.article)) as StoredArticle;
        yield { version: String(row.version), article };
      }
    } catch (error) {
      if (!isDamaged(error) && !(error instanceof SyntaxError)) throw error;
      this.#replace(error);
    }
  }

  keep({ version, article }: KeptArticle): void {
    this.#write("INSERT OR REPLACE INTO articles VALUES (?, ?, ?)", [
      article.slug,
      version,
      JSON.stringify(article),
    ]);
  }

  forget(slug: string): void {
    this.#write("DELETE FROM articles WHERE slug = ?", [slug]);
  }

  close(): void {
    this.#db?.close();
    this.#db = undefined;
  }

  #write(sql: string, values: readonly string[]): void {
    try {
      this.#open()
        .prepare(sql)
        .run(...values);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      this.#replace(error);
      this.#open()
        .prepare(sql)
        .run(...values);
    }
  }

  #open(): DatabaseSync {
    if (this.#db) return this.#db;
    mkdirSync(join(this.#path, ".."), { recursive: true });
    const db = new DatabaseSync(this.#path, { timeout: BUSY_TIMEOUT_MS });
    try {
      db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
        CREATE TABLE IF NOT EXISTS articles (
          slug TEXT PRIMARY KEY, version TEXT NOT NULL, article TEXT NOT NULL
        ) STRICT`);
    } catch (error) {
      db.close();
      throw error;
    }
    this.#db = db;
    return db;
  }

  #replace(cause: unknown): void {
    this.close();
    const aside = basename(setAsideCopy(this.#path));
    const what = cause instanceof Error ? cause.message : cause;
    console.error(`The copy ${this.#path} is damaged, was set aside as ${aside}: ${what}`);
    this.#onReplaced();
  }
}
