import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { PersonId } from "../../content/facts/people.ts";
import { LOCALE_CODES, type LocaleCode } from "../i18n/locales.ts";
import { type Block, plainText } from "./article-body.ts";
import type { Category } from "./categories.ts";
import { searchText } from "./search/fold.ts";

/** What listings and heads need of an article. Dates are ISO days; `minutes` is reading time. */
export type ArticleSummary = {
  slug: string;
  title: string;
  metaTitle: string;
  description: string;
  lead: string;
  category: Category;
  author: PersonId;
  published: string;
  updated: string;
  audience: "creators" | "brands";
  related: string[];
  minutes: number;
};
export type Article = ArticleSummary & { body: Block[] };

/** Which articles a list holds; what is left out does not matter. */
export type ArticleFilter = {
  category?: Category | undefined;
  author?: PersonId;
  audience?: ArticleSummary["audience"];
  /** Every one of them has to be in title, lead or description, whatever its case and accents. */
  words?: readonly SearchedWord[];
};
/** Articles of these categories count as having the word. */
export type SearchedWord = { text: string; categories: readonly Category[] };

/** A part of a list: this many after the first `offset`. */
export type Part = { limit: number; offset?: number };

/** An article by its slug, and the languages that have it. */
export type ArticleEntry = { slug: string; updated: string; languages: readonly LocaleCode[] };

type Row = Record<string, unknown>;
type Condition = { text: string; values: readonly string[] };

/** Distinct statements kept ready; a search for many words makes one of its own. */
const MAX_STATEMENTS = 64;

/** Reads an index of articles (article-index.server.ts): a row or a page of rows at a time. */
export class Articles {
  readonly #open: () => DatabaseSync;
  readonly #onFault: (error: unknown) => void;
  #db: DatabaseSync | undefined;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * `index`, or what answers the one to read now. `onFault` hears what a read has met; if there is
   * another index by then, it is read instead.
   */
  constructor(
    index: DatabaseSync | (() => DatabaseSync),
    onFault: (error: unknown) => void = () => {},
  ) {
    this.#open = typeof index === "function" ? index : () => index;
    this.#onFault = onFault;
  }

  /** The languages that have an article; none when there is no such article. */
  locales(slug: string): LocaleCode[] {
    const rows = this.#all("SELECT locale FROM articles WHERE slug = ?", slug);
    return LOCALE_CODES.filter((code) => rows.some(({ locale }) => locale === code));
  }

  /** One article's facts without its text. */
  summary(locale: LocaleCode, slug: string): ArticleSummary | undefined {
    const row = this.#get(
      "SELECT summary FROM articles WHERE slug = ? AND locale = ?",
      ...[slug, locale],
    );
    return row && summaryIn(row);
  }

  /** One article, its text as blocks. */
  find(locale: LocaleCode, slug: string): Article | undefined {
    const row = this.#get(
      "SELECT summary, body FROM articles JOIN texts ON article = id WHERE slug = ? AND locale = ?",
      ...[slug, locale],
    );
    return row && { ...summaryIn(row), body: JSON.parse(String(row.body)) as Block[] };
  }

  /** An article's own Markdown, without its front matter. */
  markdown(locale: LocaleCode, slug: string): string | undefined {
    const row = this.#get(
      "SELECT markdown FROM articles JOIN texts ON article = id WHERE slug = ? AND locale = ?",
      ...[slug, locale],
    );
    return row && String(row.markdown);
  }

  /** Newest first. */
  list(locale: LocaleCode, filter: ArticleFilter, { limit, offset = 0 }: Part): ArticleSummary[] {
    const { text, values } = conditionOf(locale, filter);
    return this.#all(
      `SELECT summary FROM articles WHERE ${text} ORDER BY published DESC, slug LIMIT ? OFFSET ?`,
      ...[...values, limit, offset],
    ).map(summaryIn);
  }

  count(locale: LocaleCode, filter: ArticleFilter = {}): number {
    const { text, values } = conditionOf(locale, filter);
    return Number(this.#get(`SELECT COUNT(*) AS n FROM articles WHERE ${text}`, ...values)?.n);
  }

  /** Day of the last change to any article of a language, ISO; undefined when there is none. */
  lastChange(locale: LocaleCode): string | undefined {
    const row = this.#get("SELECT MAX(updated) AS day FROM articles WHERE locale = ?", locale);
    return typeof row?.day === "string" ? row.day : undefined;
  }

  /** Every article of a language, little of each. */
  entries(locale: LocaleCode): ArticleEntry[] {
    return this.#all(
      `SELECT slug, updated,
        (SELECT GROUP_CONCAT(locale) FROM articles AS a WHERE a.slug = own.slug) AS languages
      FROM articles AS own WHERE locale = ? ORDER BY slug`,
      locale,
    ).map(({ slug, updated, languages }) => ({
      slug: String(slug),
      updated: String(updated),
      languages: LOCALE_CODES.filter((code) => String(languages).split(",").includes(code)),
    }));
  }

  #get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#reading(() => this.#prepared(sql).get(...values));
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#reading(() => this.#prepared(sql).all(...values));
  }

  #reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      this.#onFault(error);
      if (this.#open() === this.#db) throw error;
      return read();
    }
  }

  #prepared(sql: string): StatementSync {
    const db = this.#open();
    if (db !== this.#db) this.#statements.clear();
    this.#db = db;
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}

function conditionOf(locale: LocaleCode, filter: ArticleFilter): Condition {
  const { category, author, audience, words = [] } = filter;
  const parts: Condition[] = [{ text: "locale = ?", values: [locale] }];
  for (const [column, value] of Object.entries({ category, author, audience })) {
    if (value !== undefined) parts.push({ text: `${column} = ?`, values: [value] });
  }
  for (const { text, categories } of words) {
    const marks = categories.map(() => "?").join(", ");
    parts.push({
      text: `(INSTR(search_text, ?) > 0 OR category IN (${marks}))`,
      values: [searchText(text), ...categories],
    });
  }
  return {
    text: parts.map((part) => part.text).join(" AND "),
    values: parts.flatMap((part) => part.values),
  };
}

const summaryIn = (row: Row) => JSON.parse(String(row.summary)) as ArticleSummary;

/** The chapters of an article: its second-level headings. */
export function chaptersOf(body: readonly Block[]): { id: string; title: string }[] {
  return body.flatMap((block) =>
    block.type === "heading" && block.level === 2
      ? { id: block.id, title: plainText(block.children) }
      : [],
  );
}
