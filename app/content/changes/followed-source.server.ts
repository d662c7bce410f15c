import { setImmediate as loopTurn } from "node:timers/promises";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import type { Fetched, Head, PublishedSource } from "./published-source.ts";
import type { ShownContent, ShownKind } from "./shown-content.server.ts";

/** While the backend is away: what it has then published is to be seen within ten seconds. */
export const ASK_AGAIN_MS = 8_000;
/** Rows that are asked for at once: a first look has all of them to ask for. */
const ROWS_AT_ONCE = 60;
/** Rows that are put into the index at once, some milliseconds each; visitors are answered in between. */
const WRITTEN_AT_ONCE = 12;
/** What the port answers for something else than was agreed. */
const BAD_GATEWAY = 502;

type Options = {
  backend: Backend;
  shown: ShownContent;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/**
 * One kind of content, followed: reads what has changed in the backend and has it shown. `changed` takes
 * the names of what has changed (content.server.ts).
 */
export class FollowedSource implements ShownKind {
  readonly source: PublishedSource;
  /** Versions of what was last brought, by key. */
  readonly versions = new Map<string, string>();
  /** When the next of those that wait for their hour goes live. */
  nextLive = Number.POSITIVE_INFINITY;
  /** Signs of a backend that is slow but there: marks that were read, and rows, shown or not. */
  heard = 0;
  readonly #options: Options;
  #mark: string | undefined;
  #refusedUntil = 0;

  constructor(source: PublishedSource, options: Options) {
    this.source = source;
    this.#options = options;
  }

  /** Whether something in one of these collections (null: anywhere) may be of this kind. */
  isAmong(places: readonly (string | null)[]): boolean {
    return places.some((place) => place === null || this.source.collections.includes(place));
  }

  /** The next look reads all of it, whatever the backend's mark. */
  readAllNext(): void {
    this.#mark = undefined;
  }

  /**
   * What the backend tells of, before it is worked out whether anything is gone. That reads the same once
   * more: what has changed since would else be in its mark and in no look.
   */
  async bringTold(changed: Set<string>): Promise<void> {
    const now = this.#options.now();
    const { source, versions } = this;
    // One that has read nothing yet, or is refused, has all to read (bringAll).
    if (this.#mark === undefined || now < this.#refusedUntil) return;
    const heads = (await source.readChanged?.(this.#options.backend, now)) ?? [];
    const newer = heads.filter(
      ({ key, version, liveAt }) => liveAt <= now && versions.get(key) !== version,
    );
    await this.#bringNewer(newer, changed);
  }

  /** Brings what has changed and takes away what is gone. Throws when the backend is away. */
  async bringAll(changed: Set<string>): Promise<void> {
    const now = this.#options.now();
    if (now < this.#refusedUntil) return;
    const { source, versions } = this;
    const { backend, shown } = this.#options;
    try {
      const mark = await source.readMark(backend);
      this.heard++;
      if (mark === this.#mark && now < this.nextLive) return;
      this.#refusedUntil = 0;
      const all = await source.readHeads(backend, mark, now);
      const heads = all.filter(({ liveAt }) => liveAt <= now);
      const newer = heads.filter(({ key, version }) => versions.get(key) !== version);
      let isWhole = await this.#bringNewer(newer, changed);
      const published = new Set(heads.map(({ key }) => key));
      for (const key of [...versions.keys()].filter((key) => !published.has(key))) {
        isWhole = shown.take(this, key, changed) && isWhole;
      }
      this.#mark = isWhole ? mark : undefined;
      this.nextLive = Math.min(...all.map(({ liveAt }) => liveAt).filter((at) => at > now));
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== 403) throw error;
      if (this.#refusedUntil === 0)
        console.error(
          `The content backend shows no ${source.name}: it does not know them, or its rights are not set`,
        );
      this.#refusedUntil = now + ASK_AGAIN_MS;
    }
  }

  /** False when something could not be written. Throws after all others when some can't be read. */
  async #bringNewer(heads: readonly Head[], changed: Set<string>) {
    const { shown, now } = this.#options;
    const unread: unknown[] = [];
    let isWhole = true;
    for (const asked of parts(heads, ROWS_AT_ONCE)) {
      const fetched = await this.#fetch(asked, unread);
      for (const part of parts(fetched, WRITTEN_AT_ONCE)) {
        if (shown.isStopped) return isWhole;
        // Put off in between: the next look finds that.
        const live = part.filter(({ liveAt }) => liveAt <= now());
        isWhole = shown.bring(this, live, changed) && isWhole;
        this.heard += live.length;
        await loopTurn();
      }
    }
    if (unread.length > 0) throw unread[0];
    return isWhole;
  }

  /** Those that are still there; one that can't be read is not to keep the others away. */
  async #fetch(heads: readonly Head[], unread: unknown[]): Promise<readonly Fetched[]> {
    try {
      return await this.source.fetch(this.#options.backend, heads);
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== BAD_GATEWAY) throw error;
      if (heads.length === 1) unread.push(error);
      const alone = heads.length > 1 ? parts(heads, 1) : [];
      const fetched: Fetched[] = [];
      for (const one of alone) fetched.push(...(await this.#fetch(one, unread)));
      return fetched;
    }
  }
}

function* parts<T>(all: readonly T[], length: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += length) yield all.slice(at, at + length);
}
