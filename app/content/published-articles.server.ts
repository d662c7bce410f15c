import {
  type ArticleHead,
  findArticle,
  readPublishedHeads,
  readPublishedMark,
  type StoredArticle,
  versionOf,
} from "../api/articles.server.ts";
import type { Backend } from "../api/backend.server.ts";
import { builtIndex, ownIndex } from "./content-index.server.ts";
import { KeptArticles } from "./kept-articles.server.ts";
import { liveAt } from "./live-at.server.ts";
import { ShownArticles } from "./shown-articles.server.ts";
import { inLanguages } from "./stored-article.server.ts";

/** How often the backend is asked whether anything was published, in milliseconds. */
const LOOK_MS = 500;
/** The same while it is away: what it has then published is to be seen within ten seconds. */
const LOOK_AGAIN_MS = 8_000;
/** Articles that are asked for at once: a first look has all of them to ask for. */
const CALLS_AT_ONCE = 6;
const UNKNOWN_VERSION = "";

type Options = {
  backend: Backend;
  kept: KeptArticles;
  shown: ShownArticles;
  /** Told which articles have changed, after the change. */
  onChange: (slugs: readonly string[]) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
};

/**
 * Brings what staff publish in the content backend onto the site without a deploy. An article that
 * can't be shown (a fact is missing, a Markdown nobody can read) leaves the site as it is.
 */
export class PublishedArticles {
  readonly #options: Options;
  /** Versions of what was last brought, by address. */
  readonly #versions = new Map<string, string>();
  /** What the disk was too full, or too busy, to keep yet, by address. */
  readonly #unkept = new Map<string, (kept: KeptArticles) => void>();
  readonly #now: () => number;
  #mark: string | undefined;
  /** When the next of those that wait for their hour goes live. */
  #nextLive = Number.POSITIVE_INFINITY;
  /** How often what was kept on the disk was lost. */
  #losses = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isLooking = false;
  #isTold = false;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    // What was kept is gone, and is in nobody's memory either: the next look fetches it anew.
    options.kept.whenReplaced(() => {
      for (const slug of this.#versions.keys()) this.#versions.set(slug, UNKNOWN_VERSION);
      this.#losses++;
      this.#mark = undefined;
    });
  }

  /** Shows what is kept; to be called before the first visitor. */
  showKept(): void {
    try {
      for (const { version, article } of this.#options.kept.all()) this.#bring(article, version);
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      console.error(`What was last published can't be read from the disk: ${why}`);
    }
  }

  /** Looks for changes from now on, and resolves after the first look. */
  async start(): Promise<void> {
    this.#isLooking = true;
    this.#isTold = false;
    const isThere = await this.look();
    this.#isLooking = false;
    if (this.#isStopped) return;
    if (this.#isTold) return this.start();
    this.#timer = setTimeout(() => this.start(), isThere ? LOOK_MS : LOOK_AGAIN_MS).unref();
  }

  /** Somebody says that there is something new: a look that is under way may have come too early. */
  lookNow(): void {
    this.#isTold = true;
    // Before the first look there is nothing to be early for.
    if (this.#isLooking || this.#isStopped || !this.#timer) return;
    clearTimeout(this.#timer);
    void this.start();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#options.kept.close();
  }

  /** Brings what has changed since the last look. Never fails; false when the backend is away. */
  async look(): Promise<boolean> {
    const { backend, onChange } = this.#options;
    const changed: string[] = [];
    const losses = this.#losses;
    this.#keepUnkept();
    try {
      const mark = await readPublishedMark(backend);
      const now = this.#now();
      if (mark === this.#mark && now < this.#nextLive) return true;
      const all = await readPublishedHeads(backend);
      const heads = all.filter((head) => liveAt(head) <= now);
      const newer = heads.filter((head) => this.#versions.get(head.slug) !== versionOf(head));
      for (let at = 0; at < newer.length; at += CALLS_AT_ONCE) {
        changed.push(...(await this.#fetchAll(newer.slice(at, at + CALLS_AT_ONCE))));
      }
      const published = new Set(heads.map(({ slug }) => slug));
      for (const slug of [...this.#versions.keys()]) {
        if (!published.has(slug)) changed.push(this.#takeAway(slug));
      }
      if (losses === this.#losses) this.#mark = mark;
      this.#nextLive = Math.min(...all.map(liveAt).filter((moment) => moment > now));
      return true;
    } catch {
      // The port has logged it; what was last published stays.
      return false;
    } finally {
      if (changed.length > 0) onChange(changed);
    }
  }

  /** Answers those that changed anything. All have been answered, or have failed, when it throws. */
  async #fetchAll(heads: readonly ArticleHead[]): Promise<string[]> {
    const fetched = await Promise.allSettled(heads.map((head) => this.#fetch(head)));
    const failed = fetched.find((one) => one.status === "rejected");
    const changed = heads.filter((_, index) => {
      const one = fetched[index];
      return one?.status === "fulfilled" && one.value;
    });
    const slugs = changed.map(({ slug }) => slug);
    if (!failed) return slugs;
    if (slugs.length > 0) this.#options.onChange(slugs);
    throw failed.reason;
  }

  /** Whether it has changed anything. */
  async #fetch(head: ArticleHead): Promise<boolean> {
    const article = await findArticle(this.#options.backend, head.slug);
    // Withdrawn or put off in between: the next look finds that.
    if (this.#isStopped || !article || liveAt(article) > this.#now()) return false;
    const version = versionOf(article);
    if (!this.#bring(article, version)) return false;
    this.#store(article.slug, (kept) => kept.keep({ version, article }));
    return true;
  }

  /** What could be shown is the last good copy; a full disk keeps nobody from reading. */
  #store(slug: string, change: (kept: KeptArticles) => void): void {
    if (this.#isStopped) return;
    try {
      change(this.#options.kept);
      this.#unkept.delete(slug);
    } catch (error) {
      if (this.#unkept.size === 0) {
        console.error(`The next start may not know this of the article ${slug}:`, error);
      }
      this.#unkept.set(slug, change);
    }
  }

  #keepUnkept(): void {
    const [next] = this.#unkept;
    if (!next) return;
    this.#store(...next);
    // The disk takes something again.
    if (!this.#unkept.has(next[0])) {
      for (const [slug, change] of [...this.#unkept]) this.#store(slug, change);
    }
  }

  #bring(stored: StoredArticle, version: string): boolean {
    this.#versions.set(stored.slug, version);
    try {
      this.#options.shown.show(stored.slug, inLanguages(stored));
      return true;
    } catch (error) {
      console.error(`The article ${stored.slug} can't be shown as it is:`, error);
      return false;
    }
  }

  #takeAway(slug: string): string {
    this.#options.shown.restore(slug);
    this.#versions.delete(slug);
    this.#store(slug, (kept) => kept.forget(slug));
    return slug;
  }
}

/** Those of this process, with what was last published shown already. */
export function createPublishedArticles({
  backend,
  dataDir,
  onChange,
}: Pick<Options, "backend" | "onChange"> & { dataDir: string }): PublishedArticles {
  const kept = new KeptArticles(dataDir);
  const shown = new ShownArticles(builtIndex, ownIndex);
  const articles = new PublishedArticles({ backend, kept, shown, onChange });
  articles.showKept();
  return articles;
}
