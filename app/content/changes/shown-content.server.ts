import { reopenSearch } from "../search/site-search.server.ts";
import type { ContentStore } from "../store/content-store.server.ts";
import type { KeptRow } from "../store/other-builds.server.ts";
import type { PublishedSource } from "./published-source.ts";

/** Longest wait at a start for a process before this one that is closing its index, in milliseconds. */
const START_WAIT_MS = 2_000;
/** Rows that are put into the index at once at a start, before anybody is answered. */
const WRITTEN_AT_START = 200;

/** A kind of content, and the versions of what is shown of it, by key. */
export type ShownKind = { source: PublishedSource; versions: Map<string, string> };

export type Brought = { key: string; version: string; row: unknown };
type Made = Brought & { made: unknown };

/**
 * What is published as the site shows it: made of the backend's rows, kept on disk beside the index and
 * shown again at the next start. `changed` takes the names of what has changed (content.server.ts). What
 * can't be shown (a fact is missing, a Markdown nobody can read) leaves the site as it is.
 */
export class ShownContent {
  readonly #store: ContentStore;
  #isStopped = false;
  #isFailing = false;

  constructor(store: ContentStore) {
    this.#store = store;
  }

  /** Shows what is kept; to be called before the first visitor. */
  showKept(kinds: readonly ShownKind[]): void {
    this.#store.open(START_WAIT_MS);
    this.recall(kinds);
    this.#store.hasMoved();
    for (const rows of this.#store.rowsOfOtherBuild(WRITTEN_AT_START))
      this.#bringOlder(kinds, rows);
    if (this.#store.index) this.#store.forgetOtherBuilds();
  }

  /** What another build has shown, each kind in the order in which it was written. */
  #bringOlder(kinds: readonly ShownKind[], kept: readonly KeptRow[]): void {
    for (const [name, rows] of Map.groupBy(kept, ({ source }) => source)) {
      const kind = kinds.find(({ source }) => source.name === name);
      const brought = rows.map(({ row, ...own }) => ({ ...own, row: JSON.parse(row) as unknown }));
      if (kind) this.bring(kind, brought, new Set());
    }
  }

  /** Nothing is shown or written after it. */
  stop(): void {
    this.#isStopped = true;
    this.#store.close();
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** False when something could not be written. Those that can't be shown stay as they were. */
  bring(kind: ShownKind, rows: readonly Brought[], changed: Set<string>): boolean {
    const made = rows.flatMap((row) => this.#make(kind, row) ?? []);
    if (made.length === 0) return true;
    if (this.#show(kind, made, changed)) return true;
    // What is wrong with one of them is not to keep the others away.
    const shown = made.map((one) => made.length > 1 && this.#show(kind, [one], changed));
    return shown.every(Boolean);
  }

  #make({ source, versions }: ShownKind, row: Brought): Made | undefined {
    try {
      return { ...row, made: source.make(row.row) };
    } catch (error) {
      versions.set(row.key, row.version);
      console.error(`The ${source.name} ${row.key} can't be shown as it is:`, error);
      return undefined;
    }
  }

  /** All of them or none. */
  #show({ source, versions }: ShownKind, all: readonly Made[], changed: Set<string>): boolean {
    const isWritten = this.#write(changed, () =>
      this.#store.write((db) => {
        // Brought by another process already, it is no change of the index, and one of this process's.
        const unknown = all.filter(
          ({ key }) => this.#store.version(source.name, key) !== versions.get(key),
        );
        const names = source.show(db, all);
        for (const { key, version, row } of all) {
          this.#store.keep({ source: source.name, key, version, row: JSON.stringify(row) });
        }
        return [...names, ...unknown.flatMap(({ key, made }) => source.recall(key, () => made))];
      }),
    );
    if (isWritten) for (const { key, version } of all) versions.set(key, version);
    return isWritten;
  }

  /** Shows again what came with the program, or nothing. False when that could not be written. */
  take({ source, versions }: ShownKind, key: string, changed: Set<string>): boolean {
    const isWritten = this.#write(changed, () =>
      this.#store.write((db) => {
        const isKnown = this.#store.version(source.name, key) === versions.get(key);
        this.#store.forget(source.name, key);
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
      const { index } = this.#store;
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
  recall(kinds: readonly ShownKind[]): string[] {
    const heads = Map.groupBy(this.#store.heads(), ({ source }) => source);
    return kinds.flatMap(({ source, versions }) => {
      const kept = new Map(
        (heads.get(source.name) ?? []).map(({ key, version }) => [key, version]),
      );
      const keys = new Set([...kept.keys(), ...versions.keys()]);
      return [...keys].flatMap((key) => {
        const version = kept.get(key);
        if (version === versions.get(key)) return [];
        if (version === undefined) versions.delete(key);
        else versions.set(key, version);
        return source.recall(key, () => madeOf(source, this.#store.row(source.name, key)));
      });
    });
  }
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
