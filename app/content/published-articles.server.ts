import {
  type ArticleHead,
  findArticle,
  readPublishedHeads,
  readPublishedMark,
  type StoredArticle,
  versionOf,
} from "../backend/articles.server.ts";
import type { Backend } from "../backend/backend.server.ts";
import { LOCALE_CODES, type LocaleCode } from "../i18n/locales.ts";
import { builtIndex, ownIndex } from "./content-index.server.ts";
import { KeptArticles } from "./kept-articles.server.ts";
import { type ArticleInLanguages, ShownArticles } from "./shown-articles.server.ts";
import { type WrittenArticle, writtenArticle } from "./written-article.server.ts";

/** How often the backend is asked whether anything was published, in milliseconds. */
const LOOK_MS = 500;
/** The same while it is away: what it has then published is to be seen within ten seconds. */
const LOOK_AGAIN_MS = 8_000;

type Options = {
  backend: Backend;
  kept: KeptArticles;
  shown: ShownArticles;
  /** Told which articles have changed, after the change. */
  onChange: (slugs: readonly string[]) => void;
};

/**
 * Brings what staff publish in the content backend onto the site without a deploy. An article that
 * can't be shown (a fact is missing, a Markdown nobody can read) leaves the site as it is.
 */
export class PublishedArticles {
  readonly #options: Options;
  /** Versions of what was last brought, by address. */
  readonly #versions = new Map<string, string>();
  #mark: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Shows what is kept; to be called before the first visitor. */
  showKept(): void {
    for (const { version, article } of this.#options.kept.all()) this.#bring(article, version);
  }

  /** Looks for changes from now on, and resolves after the first look. */
  async start(): Promise<void> {
    const isThere = await this.look();
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.start(), isThere ? LOOK_MS : LOOK_AGAIN_MS).unref();
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
    try {
      const mark = await readPublishedMark(backend);
      if (mark === this.#mark) return true;
      const heads = await readPublishedHeads(backend);
      for (const head of heads) {
        if (this.#versions.get(head.slug) === versionOf(head)) continue;
        if (await this.#fetch(head)) changed.push(head.slug);
      }
      const published = new Set(heads.map(({ slug }) => slug));
      for (const slug of [...this.#versions.keys()]) {
        if (!published.has(slug)) changed.push(this.#takeAway(slug));
      }
      this.#mark = mark;
      return true;
    } catch {
      // The port has logged it; what was last published stays.
      return false;
    } finally {
      if (changed.length > 0) onChange(changed);
    }
  }

  /** Whether it has changed anything. */
  async #fetch(head: ArticleHead): Promise<boolean> {
    const article = await findArticle(this.#options.backend, head.slug);
    // Withdrawn in between: the next look finds that.
    if (this.#isStopped || !article) return false;
    const version = versionOf(article);
    if (!this.#bring(article, version)) return false;
    this.#store(article.slug, (kept) => kept.keep({ version, article }));
    return true;
  }

  /** What could be shown is the last good copy; a full disk keeps nobody from reading. */
  #store(slug: string, change: (kept: KeptArticles) => void): void {
    try {
      change(this.#options.kept);
    } catch (error) {
      console.error(`The next start may not know this of the article ${slug}:`, error);
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

/** Throws when a language that has a title lacks anything else, or none has one. */
function inLanguages(stored: StoredArticle): ArticleInLanguages {
  const { slug, author, category, audience, related, published, updated } = stored;
  const articles = new Map<LocaleCode, WrittenArticle>();
  for (const locale of LOCALE_CODES) {
    const words = stored.translations.find((own) => own.locale === locale);
    if (!words?.title) continue;
    const { title, meta_title: metaTitle, description, lead, body } = words;
    const shared = { author, category, audience, related, published, updated };
    const facts = { ...shared, title, metaTitle, description, lead };
    articles.set(locale, writtenArticle(slug, facts, body ?? ""));
  }
  if (articles.size === 0) throw new Error("It has no words in any language of the site");
  return articles;
}
