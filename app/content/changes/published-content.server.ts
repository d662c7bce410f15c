import { setImmediate as loopTurn } from "node:timers/promises";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { reopenSearch } from "../search/site-search.server.ts";
import type { ContentStore, KeptRow } from "../store/content-store.server.ts";
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
const ROWS_AT_ONCE = 60;
/** Rows that are put into the index at once, some milliseconds each; visitors are answered in between. */
const WRITTEN_AT_ONCE = 12;
/** The same at a start, before anybody is answered. */
const WRITTEN_AT_START = 200;
/** What the port answers for something else than was agreed. */
const BAD_GATEWAY = 502;

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

type Brought = { key: string; version: string; row: unknown };
type Made = Brought & { made: unknown };

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
  /** Rows that looks have brought, shown or not. */
  brought = 0;
  #isStopped = false;
  #isLooking = false;
  /** Where the backend has said since the last look began that something has changed; null: anywhere. */
  #told: (string | null)[] = [];
  /** When all kinds are looked at again, whatever is told. */
  #allAt = 0;
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
    for (const rows of store.rowsOfOtherBuild(WRITTEN_AT_START)) this.#bringOlder(rows);
    if (store.index) store.forgetOtherBuilds();
  }

  /** What another build has shown, each kind in the order in which it was written. */
  #bringOlder(kept: readonly KeptRow[]): void {
    for (const [name, rows] of Map.groupBy(kept, ({ source }) => source)) {
      const followed = this.#followed.find(({ source }) => source.name === name);
      const brought = rows.map(({ row, ...own }) => ({ ...own, row: JSON.parse(row) as unknown }));
      if (followed) this.#bring(followed, brought, new Set());
    }
  }

  /** Whether it shows anything that was published, as a process does that has run on this disk before. */
  get hasCopy(): boolean {
    return this.#followed.some(({ versions }) => versions.size > 0);
  }

  /** Looks for changes from now on, and resolves after the first look. */
  start(): Promise<void> {
    return this.#lookAt([null]);
  }

  /**
   * The backend says that something has changed in one of its collections, or anywhere: a look that is
   * under way may have come too early.
   */
  lookNow(collection: string | null = null): void {
    if (!this.#followed.some(({ source }) => isAmong(source, [collection]))) return;
    this.#told.push(collection);
    // Before the first look there is nothing to be early for.
    if (this.#isLooking || this.#isStopped || !this.#timer) return;
    clearTimeout(this.#timer);
    void this.#lookAt(this.#told);
  }

  async #lookAt(places: readonly (string | null)[]): Promise<void> {
    this.#isLooking = true;
    this.#told = [];
    const isThere = await this.look(places);
    this.#isLooking = false;
    if (this.#isStopped) return;
    if (places.includes(null)) this.#allAt = this.#now() + (this.#options.askMs ?? ASK_MS);
    if (this.#told.length > 0) return this.#lookAt(this.#told);
    const waitMs = isThere ? this.#dueMs() : ASK_AGAIN_MS;
    this.#timer = setTimeout(() => this.start(), waitMs).unref();
  }

  /** Until all are looked at again, or something that waits for its hour goes live. */
  #dueMs(): number {
    const now = this.#now();
    const hours = this.#followed.map(({ nextLive }) => nextLive).filter((hour) => hour > now);
    return Math.max(0, Math.min(this.#allAt, ...hours) - now);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#options.store.close();
  }

  /**
   * Brings what has changed since the last look, of some collections or (null) of all. Never fails; false
   * when the backend is away.
   */
  async look(places: readonly (string | null)[] = [null]): Promise<boolean> {
    const { store, onChange } = this.#options;
    const changed = new Set<string>();
    // Of each kind as soon as it is there.
    const tell = () => {
      if (changed.size > 0) onChange([...changed]);
      changed.clear();
    };
    try {
      if (store.hasMoved()) for (const name of this.#recall()) changed.add(name);
      for (const followed of this.#followed) {
        if (this.#isStopped) break;
        const isTold = isAmong(followed.source, places);
        if (isTold && !places.includes(null)) await this.#bringAtOnce(followed, changed);
        tell();
        if (isTold || followed.nextLive <= this.#now()) await this.#follow(followed, changed);
        tell();
      }
      return true;
    } catch {
      // The port has logged it; what was last published stays.
      return false;
    } finally {
      tell();
    }
  }

  /**
   * What the backend tells of, before it is worked out whether anything is gone. That reads the same once
   * more: what has changed since would else be in its mark and in no look.
   */
  async #bringAtOnce(followed: Followed, changed: Set<string>): Promise<void> {
    const now = this.#now();
    const { source, versions } = followed;
    // One that has read nothing yet, or is refused, has all to read (#follow).
    if (followed.mark === undefined || now < followed.refusedUntil) return;
    const heads = (await source.readChanged?.(this.#options.backend, now)) ?? [];
    const newer = heads.filter(
      ({ key, version, liveAt }) => liveAt <= now && versions.get(key) !== version,
    );
    await this.#bringNewer(followed, newer, changed);
  }

  async #follow(followed: Followed, changed: Set<string>): Promise<void> {
    const now = this.#now();
    if (now < followed.refusedUntil) return;
    const { source, versions } = followed;
    try {
      const mark = await source.readMark(this.#options.backend);
      if (mark === followed.mark && now < followed.nextLive) return;
      followed.refusedUntil = 0;
      const all = await source.readHeads(this.#options.backend, mark, now);
      const heads = all.filter(({ liveAt }) => liveAt <= now);
      const newer = heads.filter(({ key, version }) => versions.get(key) !== version);
      let isWhole = await this.#bringNewer(followed, newer, changed);
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

  /** False when something could not be written. Throws after all others when some can't be read. */
  async #bringNewer(followed: Followed, heads: readonly Head[], changed: Set<string>) {
    const unread: unknown[] = [];
    let isWhole = true;
    for (const asked of parts(heads, ROWS_AT_ONCE)) {
      const fetched = await this.#fetch(followed, asked, unread);
      for (const part of parts(fetched, WRITTEN_AT_ONCE)) {
        if (this.#isStopped) return isWhole;
        // Put off in between: the next look finds that.
        const live = part.filter(({ liveAt }) => liveAt <= this.#now());
        isWhole = this.#bring(followed, live, changed) && isWhole;
        this.brought += live.length;
        await loopTurn();
      }
    }
    if (unread.length > 0) throw unread[0];
    return isWhole;
  }

  /** Those that are still there; one that can't be read is not to keep the others away. */
  async #fetch(
    { source }: Pick<Followed, "source">,
    heads: readonly Head[],
    unread: unknown[],
  ): Promise<readonly Fetched[]> {
    try {
      return await source.fetch(this.#options.backend, heads);
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== BAD_GATEWAY) throw error;
      if (heads.length === 1) unread.push(error);
      const alone = heads.length > 1 ? parts(heads, 1) : [];
      const fetched: Fetched[] = [];
      for (const one of alone) fetched.push(...(await this.#fetch({ source }, one, unread)));
      return fetched;
    }
  }

  /** False when something could not be written. Those that can't be shown stay as they were. */
  #bring(followed: Followed, rows: readonly Brought[], changed: Set<string>): boolean {
    const made = rows.flatMap((row) => this.#make(followed, row) ?? []);
    if (made.length === 0) return true;
    if (this.#show(followed, made, changed)) return true;
    // What is wrong with one of them is not to keep the others away.
    const shown = made.map((one) => made.length > 1 && this.#show(followed, [one], changed));
    return shown.every(Boolean);
  }

  #make({ source, versions }: Followed, row: Brought): Made | undefined {
    try {
      return { ...row, made: source.make(row.row) };
    } catch (error) {
      versions.set(row.key, row.version);
      console.error(`The ${source.name} ${row.key} can't be shown as it is:`, error);
      return undefined;
    }
  }

  /** All of them or none. */
  #show({ source, versions }: Followed, all: readonly Made[], changed: Set<string>): boolean {
    const { store } = this.#options;
    const isWritten = this.#write(changed, () =>
      store.write((db) => {
        // Brought by another process already, it is no change of the index, and one of this process's.
        const unknown = all.filter(
          ({ key }) => store.version(source.name, key) !== versions.get(key),
        );
        const names = source.show(db, all);
        for (const { key, version, row } of all) {
          store.keep({ source: source.name, key, version, row: JSON.stringify(row) });
        }
        return [...names, ...unknown.flatMap(({ key, made }) => source.recall(key, () => made))];
      }),
    );
    if (isWritten) for (const { key, version } of all) versions.set(key, version);
    return isWritten;
  }

  #take({ source, versions }: Followed, key: string, changed: Set<string>): boolean {
    const { store } = this.#options;
    const isWritten = this.#write(changed, () =>
      store.write((db) => {
        const isKnown = store.version(source.name, key) === versions.get(key);
        store.forget(source.name, key);
        const names = source.show(db, [{ key, made: undefined }]);
        return isKnown ? names : [...names, ...source.recall(key, () => undefined)];
      }),
    );
    if (isWritten) versions.delete(key);
    return isWritten;
  }

  /** `work` answers the names of what it has changed. */
  #write(changed: Set<string>, work: () => string[]): boolean {
    if (this.#isStopped) return false;
    try {
      for (const name of work()) changed.add(name);
      const { index } = this.#options.store;
      if (index) reopenSearch(index);
      this.#isFailing = false;
      return true;
    } catch (error) {
      // Once for each time that there is no place at all.
      if (!this.#isFailing) console.error("What is published can't be shown:", error);
      this.#isFailing = true;
      return false;
    }
  }

  /** Shows what is in the index by now, whoever has put it there. Answers what is another than before. */
  #recall(): string[] {
    const { store } = this.#options;
    const heads = Map.groupBy(store.heads(), ({ source }) => source);
    return this.#followed.flatMap((followed) => {
      const { source, versions } = followed;
      const kept = new Map(
        (heads.get(source.name) ?? []).map(({ key, version }) => [key, version]),
      );
      const keys = new Set([...kept.keys(), ...versions.keys()]);
      followed.mark = undefined;
      return [...keys].flatMap((key) => {
        const version = kept.get(key);
        if (version === versions.get(key)) return [];
        if (version === undefined) versions.delete(key);
        else versions.set(key, version);
        return source.recall(key, () => madeOf(source, store.row(source.name, key)));
      });
    });
  }
}

const isAmong = ({ collections }: PublishedSource, places: readonly (string | null)[]) =>
  places.some((place) => place === null || collections.includes(place));

function* parts<T>(all: readonly T[], length: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += length) yield all.slice(at, at + length);
}

/** What was shown can be; of another build's rows nobody knows. */
function madeOf(source: PublishedSource, row: string | undefined): unknown {
  if (row === undefined) return undefined;
  try {
    return source.make(JSON.parse(row));
  } catch {
    return undefined;
  }
}
