import { z } from "zod";
import {
  ARTICLES,
  type ArticleHead,
  PUBLISHED,
  TRANSLATIONS,
  VERSIONED,
  versionedSchema,
} from "./articles.server.ts";
import type { Backend } from "./backend.server.ts";
import { readItems } from "./items.server.ts";
import { newestOf, stampSchema } from "./marks.server.ts";
import type { Filter } from "./query.server.ts";

const ROWS_AT_ONCE = 1_000;
/** Rows that changed this long before the last one that is known of may not have been seen, in milliseconds. */
const OVERLAP_MS = 10_000;
/** All are read anew after a change by then: a clock may be further behind than that. */
const READ_ALL_MS = 10 * 60_000;

const changedSchema = z.object({ article: z.number().nullish() });
/** Of articles and of their translations: how many, the last one made, the last one changed. */
const markSchema = z.tuple([collectionMark(), collectionMark()]);

function collectionMark() {
  return z.tuple([z.number().nullable(), z.number().nullable(), stampSchema.nullable()]);
}

/**
 * A text that is another one after every change to what is published; asked for often. A translation
 * that is written by itself leaves its article's stamp alone, so translations are looked at as well.
 */
export async function readPublishedMark(backend: Backend): Promise<string> {
  const articles = await newestOf(backend, ARTICLES, PUBLISHED);
  // The site's own rights show it those of published articles and no others.
  const translations = await newestOf(backend, TRANSLATIONS, {});
  return JSON.stringify([articles, translations]);
}

/** All that are published, also those that are to go live later, by id. */
export async function readPublishedHeads(
  backend: Backend,
  filter: Filter = PUBLISHED,
): Promise<ArticleHead[]> {
  const heads: ArticleHead[] = [];
  for (let page = 1; ; page++) {
    const query = { filter, fields: VERSIONED, sort: ["id"], limit: ROWS_AT_ONCE, page };
    const { data } = await readItems(backend, ARTICLES, query, versionedSchema);
    heads.push(...data);
    if (data.length < ROWS_AT_ONCE) return heads;
  }
}

/** All that are published, of which only those are read that have changed, as long as that adds up. */
export class PublishedHeads {
  #known = new Map<number, ArticleHead>();
  #mark: string | undefined;
  #readAllAt = Number.NEGATIVE_INFINITY;

  /** `mark` was read before (`readPublishedMark`), `now` is in milliseconds. */
  async read(backend: Backend, mark: string, now: number): Promise<ArticleHead[]> {
    const changed = await this.readChanged(backend, now);
    for (const head of changed ?? []) this.#known.set(head.id, head);
    if (!changed || !this.#addsUpTo(mark)) {
      const all = await readPublishedHeads(backend);
      this.#known = new Map(all.map((head) => [head.id, head]));
      this.#readAllAt = now;
    }
    this.#mark = mark;
    return [...this.#known.values()];
  }

  /**
   * Those that have changed since they were last read, and some of before; undefined when that is not known
   * by itself. What was withdrawn is not among them.
   */
  async readChanged(backend: Backend, now: number): Promise<ArticleHead[] | undefined> {
    const since = now - this.#readAllAt < READ_ALL_MS ? changedBy(this.#mark) : undefined;
    return since === undefined ? undefined : readChanged(backend, since);
  }

  /** What was withdrawn does not show among what has changed: it is then one too many. */
  #addsUpTo(mark: string): boolean {
    const read = markOf(mark);
    if (!read) return false;
    const [[articles], [translations]] = read;
    let own = 0;
    for (const head of this.#known.values()) own += head.translations.length;
    return this.#known.size === articles && own === translations;
  }
}

/** A moment by which all that a mark does not know of has changed, an ISO time. */
function changedBy(mark: string | undefined): string | undefined {
  const read = mark === undefined ? [] : (markOf(mark) ?? []);
  const times = read.flatMap(([, , changed]) => Date.parse(changed?.date_updated ?? "") || []);
  const newest = Math.max(...times);
  return Number.isFinite(newest) ? new Date(newest - OVERLAP_MS).toISOString() : undefined;
}

const markOf = (mark: string) => markSchema.safeParse(JSON.parse(mark)).data;

/** Undefined when so much has changed that all may as well be read. */
async function readChanged(backend: Backend, since: string): Promise<ArticleHead[] | undefined> {
  const changed = { _or: [{ date_updated: { _gte: since } }, { date_created: { _gte: since } }] };
  const query = { filter: changed, fields: ["article"], limit: ROWS_AT_ONCE };
  const { data } = await readItems(backend, TRANSLATIONS, query, changedSchema);
  if (data.length === ROWS_AT_ONCE) return undefined;
  const ids = [...new Set(data.flatMap(({ article }) => article ?? []))];
  const either = ids.length > 0 ? [...changed._or, { id: { _in: ids } }] : changed._or;
  return readPublishedHeads(backend, { _and: [PUBLISHED, { _or: either }] });
}
