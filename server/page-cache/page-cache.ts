import { HALF_HOUR, HALF_HOUR_MS, halfHourOf } from "../../app/content/half-hour.ts";
import type { LocaleCode } from "../../app/i18n/locales.ts";
import { AnswerStore, type Job, type StoredAnswer } from "./answer-store.ts";
import type { CachedPage } from "./cached-pages.ts";
import { type FinishedAnswer, finish, packThoroughly } from "./finished-answer.ts";

/** What rendering a page gave, and the content that it was made of (app/content/content.server.ts). */
export type Rendering = { response: Response; read: ReadonlySet<string> };

/**
 * Renders a page as it is for everybody: no cookie, no header of a visitor. `waiting` is the address of whoever
 * waits for it, since places are shared among networks; undefined when it is made ahead. May reject.
 */
export type RenderPage = (
  locale: LocaleCode,
  page: CachedPage,
  waiting?: string,
) => Promise<Rendering>;

export type PageCacheOptions = {
  render: RenderPage;
  /** What is made ahead lets whoever waits for anything else go first. */
  whenNobodyWaits?: () => Promise<void>;
  /** Milliseconds; for tests. */
  now?: () => number;
  maxBytes?: number;
  maxExtraBytes?: number;
};

/**
 * How old a page may be. Publishing drops it at once, and what changes by the minute (clocks, the
 * live teaser) is renewed by the browser; so this only bounds what nobody announced, such as a new
 * year in the footer: half an hour fresh, then half an hour sent while it is renewed. Pages that follow the
 * time of day (Content.halfHour) end with their half hour.
 */
export const FRESH_MS = 30 * 60_000;
export const STALE_MS = 30 * 60_000;
/** How long an old copy stands in while rendering fails: longer than a night's outage. */
export const USABLE_MS = 24 * 60 * 60_000;
/** After a failure a page is not tried again for this long: the time in which recovery must show. */
export const RETRY_MS = 5_000;
/** 86 pages in five forms with their data take 28 MB; the rest is room to grow. */
export const MAX_BYTES = 48 * 1024 * 1024;
/** Room for articles beyond those rendered ahead: a robot that reads all of them pushes no page out. */
export const MAX_EXTRA_BYTES = 16 * 1024 * 1024;

/**
 * Whole finished answers of the public pages; one render in flight per key. Packed quickly at first, so that
 * a process that has just started is not busy for half a minute with pages that nobody may ask it for; packed
 * as small as they get once they are asked for (decision 0200).
 */
export class PageCache {
  readonly #render: RenderPage;
  readonly #whenNobodyWaits: (() => Promise<void>) | undefined;
  readonly #now: () => number;
  readonly #pages: AnswerStore;
  readonly #extras: AnswerStore;
  readonly #flights = new Map<string, Promise<FinishedAnswer | undefined>>();
  readonly #failedUntil = new Map<string, number>();
  readonly #waiting = new Map<string, Job>();
  readonly #toPack = new Map<string, AnswerStore>();
  #working: Promise<void> | undefined;
  /** How often somebody had to wait for a page. */
  misses = 0;

  constructor({
    render,
    whenNobodyWaits,
    now = Date.now,
    maxBytes = MAX_BYTES,
    maxExtraBytes = MAX_EXTRA_BYTES,
  }: PageCacheOptions) {
    this.#render = render;
    this.#whenNobodyWaits = whenNobodyWaits;
    this.#now = now;
    this.#pages = new AnswerStore(maxBytes);
    this.#extras = new AnswerStore(maxExtraBytes);
  }

  /** The kept answer, if there is one to send now. A stale one is renewed in the background. */
  get(locale: LocaleCode, page: CachedPage): FinishedAnswer | undefined {
    const key = keyOf(locale, page);
    const store = this.#storeOf(page);
    const stored = store.get(key);
    if (!stored) return undefined;
    const now = this.#now();
    if (now < stored.freshUntil) {
      if (!stored.answer.isThorough) this.#packSoon(key, store);
      return stored.answer;
    }
    if (now >= stored.staleUntil) return undefined;
    this.fillSoon(locale, page);
    return stored.answer;
  }

  /**
   * Renders and keeps a page, once for all who wait, in the turn of the first of them. Undefined when there is
   * nothing to send.
   */
  fill(
    locale: LocaleCode,
    page: CachedPage,
    waiting?: string,
  ): Promise<FinishedAnswer | undefined> {
    this.misses++;
    return this.#fill({ locale, page }, waiting);
  }

  /** Renders a page when nothing else is waiting for it, one page at a time. */
  fillSoon(locale: LocaleCode, page: CachedPage): void {
    this.#waiting.set(keyOf(locale, page), { locale, page });
    this.#working ??= this.#work();
  }

  /** Forgets what was to be done in the background. */
  stopFilling(): void {
    this.#waiting.clear();
    this.#toPack.clear();
  }

  /** Drops what was made of any of this content, and renders it anew. */
  invalidate(changed: readonly string[]): void {
    // What is being rendered may have read the old content: nobody else may join, none is kept.
    this.#flights.clear();
    for (const store of [this.#pages, this.#extras]) {
      for (const { job } of store.deleteMadeOf(changed)) this.fillSoon(job.locale, job.page);
    }
  }

  /** Resolves when nothing is left to do in the background. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  get size(): number {
    return this.#pages.size + this.#extras.size;
  }

  get bytes(): number {
    return this.#pages.bytes + this.#extras.bytes;
  }

  async #fill(job: Job, waiting?: string): Promise<FinishedAnswer | undefined> {
    const key = keyOf(job.locale, job.page);
    const store = this.#storeOf(job.page);
    const stored = store.get(key);
    if (this.#now() < (this.#failedUntil.get(key) ?? 0)) return this.#lastResort(stored);
    const flight = this.#flights.get(key) ?? this.#fly(key, job, waiting);
    return (await flight) ?? this.#lastResort(store.get(key));
  }

  #fly(key: string, job: Job, waiting?: string): Promise<FinishedAnswer | undefined> {
    const before = this.#storeOf(job.page).get(key)?.answer;
    const flight: Promise<FinishedAnswer | undefined> = this.#make(job, before, waiting).then(
      (made) => {
        const isCurrent = this.#flights.get(key) === flight;
        if (isCurrent) this.#flights.delete(key);
        if (made && isCurrent) this.#keep(key, made);
        if (!made) this.#postpone(key, this.#storeOf(job.page).get(key));
        return made?.answer;
      },
    );
    this.#flights.set(key, flight);
    return flight;
  }

  async #make(
    { locale, page }: Job,
    before: FinishedAnswer | undefined,
    waiting: string | undefined,
  ): Promise<StoredAnswer | undefined> {
    try {
      const begun = this.#now();
      const { response, read } = await this.#render(locale, page, waiting);
      if (!isForEverybody(response)) {
        await response.body?.cancel();
        return undefined;
      }
      // A sky of the half hour before is none to begin with: whoever comes first waits for the new one.
      const next = halfHourOf(begun).getTime() + HALF_HOUR_MS;
      const isTimed = read.has(HALF_HOUR);
      return {
        job: { locale, page },
        answer: await finish(response, before),
        read,
        freshUntil: isTimed ? next : begun + FRESH_MS,
        staleUntil: isTimed ? next : begun + FRESH_MS + STALE_MS,
        usableUntil: begun + USABLE_MS,
      };
    } catch (error) {
      console.error("A page could not be rendered for the cache", page.target, error);
      return undefined;
    }
  }

  #keep(key: string, made: StoredAnswer): void {
    this.#failedUntil.delete(key);
    // Somebody asked for it before it was its turn to be made ahead.
    this.#waiting.delete(key);
    this.#storeOf(made.job.page).set(key, made);
  }

  #storeOf(page: CachedPage): AnswerStore {
    return page.isExtra ? this.#extras : this.#pages;
  }

  #postpone(key: string, stored: StoredAnswer | undefined): void {
    const until = this.#now() + RETRY_MS;
    this.#failedUntil.set(key, until);
    if (stored) stored.freshUntil = Math.max(stored.freshUntil, until);
  }

  #lastResort(stored: StoredAnswer | undefined): FinishedAnswer | undefined {
    return stored && this.#now() < stored.usableUntil ? stored.answer : undefined;
  }

  #packSoon(key: string, store: AnswerStore): void {
    this.#toPack.set(key, store);
    this.#working ??= this.#work();
  }

  async #packNow(key: string, store: AnswerStore): Promise<void> {
    const stored = store.get(key);
    if (!stored || stored.answer.isThorough) return;
    try {
      const answer = await packThoroughly(stored.answer);
      // Unless it was dropped or renewed meanwhile.
      if (store.get(key) === stored) store.set(key, { ...stored, answer });
    } catch (error) {
      console.error("A page could not be packed for the cache", stored.job.page.target, error);
    }
  }

  /** Renders what waits for it, then packs, one page at a time. */
  async #work(): Promise<void> {
    for (;;) {
      // Requests that have arrived meanwhile come first.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#whenNobodyWaits?.();
      const toRender = takeFirst(this.#waiting);
      const toPack = toRender ? undefined : takeFirst(this.#toPack);
      if (toRender) await this.#fill(toRender[1]);
      else if (toPack) await this.#packNow(...toPack);
      else break;
    }
    this.#working = undefined;
  }
}

function takeFirst<Value>(waiting: Map<string, Value>): [string, Value] | undefined {
  const first = waiting.entries().next().value;
  if (first) waiting.delete(first[0]);
  return first;
}

/** Host language and address; the build is the process's own. */
function keyOf(locale: LocaleCode, page: CachedPage): string {
  return page.keys[locale];
}

/** Only a whole page that nobody wrote to for one visitor may be shown to the next. */
function isForEverybody(response: Response): boolean {
  const cacheControl = response.headers.get("cache-control") ?? "";
  return (
    response.status === 200 &&
    !response.headers.has("set-cookie") &&
    !/\b(no-store|private)\b/.test(cacheControl)
  );
}
