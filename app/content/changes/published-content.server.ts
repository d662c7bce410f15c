import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { reopenSearch } from "../search/site-search.server.ts";
import type { ContentStore } from "../store/content-store.server.ts";
import type { Fetched, Head, PublishedSource } from "./published-source.ts";

/** How often a backend that does not say so is asked whether anything was published, in milliseconds. */
export const ASK_MS = 500;
/** The same for one that does: what it has not said, for a connection was broken, is seen by then. */
export const TOLD_ASK_MS = 5_000;
/** While it is away: what it has then published is to be seen within ten seconds. */
const ASK_AGAIN_MS = 8_000;
/** Longest wait at a start for a process before this one that is closing its index, in milliseconds. */
const START_WAIT_MS = 2_000;
/** Rows that are asked for at once: a first look has all of them to ask for. */
const CALLS_AT_ONCE = 6;

type Options = {
  backend: Backend;
  store: ContentStore;
  sources: readonly PublishedSource[];
  /** Told what has changed, by the names of content.server.ts, after the change. */
  onChange: (changed: readonly string[]) => void;
  askMs?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
};

/** How far a kind of content is followed. */
type Followed = {
  source: PublishedSource;
  /** Versions of what was last brought, by key. */
  versions: Map<string, string>;
  mark: string | undefined;
  /** When the next of those that wait for their hour goes live. */
  nextLive: number;
  refusedUntil: number;
};

/**
 * Brings what staff publish in the content backend onto the site without a deploy. A backend that says
 * that something has changed is believed, and looked at; any other is asked. What can't be shown (a
 * fact is missing, a Markdown nobody can read) leaves the site as it is.
 */
export class PublishedContent {
  readonly #options: Options;
  readonly #followed: readonly Followed[];
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isLooking = false;
  #isTold = false;
  #isFailing = false;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#followed = options.sources.map((source) => ({
      source,
      versions: new Map(),
      mark: undefined,
      nextLive: Number.POSITIVE_INFINITY,
      refusedUntil: 0,
    }));
    options.store.whenReplaced(() => this.lookNow());
  }

  /** Shows what is kept; to be called before the first visitor. */
  showKept(): void {
    const { store } = this.#options;
    store.open(START_WAIT_MS);
    this.#recall();
    store.hasMoved();
    const older = store.rowsOfOtherBuild();
    for (const { source: name, key, version, row } of older) {
      const followed = this.#followed.find(({ source }) => source.name === name);
      if (followed) this.#bring(followed, key, version, JSON.parse(row));
    }
    if (older.length > 0 || store.index) store.forgetOtherBuilds();
  }

  /** Whether it shows anything that was published, as a process does that has run on this disk before. */
  get hasCopy(): boolean {
    return this.#followed.some(({ versions }) => versions.size > 0);
  }

  /** Looks for changes from now on, and resolves after the first look. */
  async start(): Promise<void> {
    this.#isLooking = true;
    this.#isTold = false;
    const isThere = await this.look();
    this.#isLooking = false;
    if (this.#isStopped) return;
    if (this.#isTold) return this.start();
    this.#timer = setTimeout(() => this.start(), this.#waitMs(isThere)).unref();
  }

  /** The backend says that something has changed: a look that is under way may have come too early. */
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
    this.#options.store.close();
  }

  /** Brings what has changed since the last look. Never fails; false when the backend is away. */
  async look(): Promise<boolean> {
    const { store, onChange } = this.#options;
    const changed = new Set<string>();
    try {
      if (store.hasMoved()) for (const name of this.#recall()) changed.add(name);
      for (const followed of this.#followed) await this.#follow(followed, changed);
      return true;
    } catch {
      // The port has logged it; what was last published stays.
      return false;
    } finally {
      if (changed.size > 0) onChange([...changed]);
    }
  }

  /** Until the next look: no longer than until something that waits for its hour goes live. */
  #waitMs(isThere: boolean): number {
    if (!isThere) return ASK_AGAIN_MS;
    const next = Math.min(...this.#followed.map(({ nextLive }) => nextLive)) - this.#now();
    return Math.max(0, Math.min(this.#options.askMs ?? ASK_MS, next));
  }

  async #follow(followed: Followed, changed: Set<string>): Promise<void> {
    const now = this.#now();
    if (now < followed.refusedUntil) return;
    const { source, versions } = followed;
    try {
      const mark = await source.readMark(this.#options.backend);
      if (mark === followed.mark && now < followed.nextLive) return;
      followed.refusedUntil = 0;
      const all = await source.readHeads(this.#options.backend);
      const heads = all.filter(({ liveAt }) => liveAt <= now);
      const newer = heads.filter(({ key, version }) => versions.get(key) !== version);
      let isWhole = true;
      for (let at = 0; at < newer.length; at += CALLS_AT_ONCE) {
        const part = newer.slice(at, at + CALLS_AT_ONCE);
        isWhole = (await this.#bringAll(followed, part, changed)) && isWhole;
      }
      const published = new Set(heads.map(({ key }) => key));
      for (const key of [...versions.keys()].filter((key) => !published.has(key))) {
        isWhole = this.#take(followed, key, changed) && isWhole;
      }
      followed.mark = isWhole ? mark : undefined;
      followed.nextLive = Math.min(...all.map(({ liveAt }) => liveAt).filter((at) => at > now));
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== 403) throw error;
      if (followed.refusedUntil === 0)
        console.error(
          `The content backend shows no ${source.name}: it does not know them, or its rights are not set`,
        );
      followed.refusedUntil = now + ASK_AGAIN_MS;
    }
  }

  /** False when something could not be written. All have been fetched, or have failed, when it throws. */
  async #bringAll(
    followed: Followed,
    heads: readonly (Head & { row?: unknown })[],
    changed: Set<string>,
  ): Promise<boolean> {
    const { source } = followed;
    const fetched = await Promise.allSettled(
      heads.map((head): Promise<Fetched | undefined> | Fetched =>
        head.row === undefined
          ? source.fetch(this.#options.backend, head.key)
          : { ...head, row: head.row },
      ),
    );
    let isWhole = true;
    for (const one of fetched) {
      // Withdrawn or put off in between: the next look finds that.
      if (this.#isStopped || one.status === "rejected" || !one.value) continue;
      const { key, version, row, liveAt } = one.value;
      if (liveAt > this.#now()) continue;
      const names = this.#bring(followed, key, version, row);
      for (const name of names ?? []) changed.add(name);
      isWhole = isWhole && names !== undefined;
    }
    const failed = fetched.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    return isWhole;
  }

  /** The names of what has changed; undefined when it could not be written. */
  #bring(followed: Followed, key: string, version: string, row: unknown): string[] | undefined {
    const { source, versions } = followed;
    let made: unknown;
    try {
      made = source.make(row);
    } catch (error) {
      versions.set(key, version);
      console.error(`The ${source.name} ${key} can't be shown as it is:`, error);
      return [];
    }
    return this.#write(() => {
      const { store } = this.#options;
      const names = store.write((db) => {
        // Brought by another process already, it is no change of the index, and one of this process's.
        const isKnown = store.version(source.name, key) === versions.get(key);
        const names = source.show(db, key, made);
        store.keep({ source: source.name, key, version, row: JSON.stringify(row) });
        return isKnown ? names : [...names, ...source.recall(key, made)];
      });
      versions.set(key, version);
      return names;
    });
  }

  #take(followed: Followed, key: string, changed: Set<string>): boolean {
    const { source, versions } = followed;
    const names = this.#write(() => {
      const names = this.#options.store.write((db) => {
        const isKnown = this.#options.store.version(source.name, key) === versions.get(key);
        this.#options.store.forget(source.name, key);
        const names = source.show(db, key, undefined);
        return isKnown ? names : [...names, ...source.recall(key, undefined)];
      });
      versions.delete(key);
      return names;
    });
    for (const name of names ?? []) changed.add(name);
    return names !== undefined;
  }

  #write(work: () => string[]): string[] | undefined {
    if (this.#isStopped) return undefined;
    try {
      const names = work();
      const { index } = this.#options.store;
      if (index) reopenSearch(index);
      this.#isFailing = false;
      return names;
    } catch (error) {
      // Once for each time that there is no place at all.
      if (!this.#isFailing) console.error("What is published can't be shown:", error);
      this.#isFailing = true;
      return undefined;
    }
  }

  /** Shows what is in the index by now, whoever has put it there. Answers what is another than before. */
  #recall(): string[] {
    const rows = Map.groupBy(this.#options.store.rows(), ({ source }) => source);
    return this.#followed.flatMap((followed) => {
      const { source, versions } = followed;
      const kept = new Map((rows.get(source.name) ?? []).map((row) => [row.key, row]));
      const keys = new Set([...kept.keys(), ...versions.keys()]);
      followed.mark = undefined;
      return [...keys].flatMap((key) => {
        const row = kept.get(key);
        if (row?.version === versions.get(key)) return [];
        if (row) versions.set(key, row.version);
        else versions.delete(key);
        return source.recall(key, row && madeOf(source, row.row));
      });
    });
  }
}

/** What was shown can be; of another build's rows nobody knows. */
function madeOf(source: PublishedSource, row: string): unknown {
  try {
    return source.make(JSON.parse(row));
  } catch {
    return undefined;
  }
}
