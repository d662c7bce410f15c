import type { Backend } from "../../api/backend.server.ts";
import type { ContentStore } from "../store/content-store.server.ts";
import { ASK_AGAIN_MS, FollowedSource } from "./followed-source.server.ts";
import type { PublishedSource } from "./published-source.ts";
import { ShownContent } from "./shown-content.server.ts";

/** How often a backend that does not say so is asked whether anything was published, in milliseconds. */
export const ASK_MS = 500;
/** The same for one that does: what it has not said, for a connection was broken, is seen by then. */
export const TOLD_ASK_MS = 5_000;

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

/**
 * Brings what staff publish in the content backend onto the site without a deploy: when to look for it. A
 * backend that says that something has changed is believed, and looked at; any other is asked.
 */
export class PublishedContent {
  readonly #options: Options;
  readonly #shown: ShownContent;
  readonly #followed: readonly FollowedSource[];
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  /** Where the backend has said since the last look began that something has changed; null: anywhere. */
  #told: (string | null)[] = [];
  /** When all kinds are looked at again, whatever is told. */
  #allAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#shown = new ShownContent(options.store);
    const { backend } = options;
    this.#followed = options.sources.map(
      (source) => new FollowedSource(source, { backend, shown: this.#shown, now: this.#now }),
    );
    options.store.whenReplaced(() => this.lookNow());
  }

  /** Shows what is kept; to be called before the first visitor. */
  showKept(): void {
    this.#shown.showKept(this.#followed);
  }

  /** Whether it shows anything that was published, as a process does that has run on this disk before. */
  get hasCopy(): boolean {
    return this.#followed.some(({ versions }) => versions.size > 0);
  }

  /** How much looks have heard of the backend; it grows while more comes. */
  get heard(): number {
    return this.#followed.reduce((sum, { heard }) => sum + heard, 0);
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
    if (!this.#followed.some((followed) => followed.isAmong([collection]))) return;
    this.#told.push(collection);
    // Before the first look there is nothing to be early for.
    if (this.#isLooking || this.#shown.isStopped || !this.#timer) return;
    clearTimeout(this.#timer);
    void this.#lookAt(this.#told);
  }

  async #lookAt(places: readonly (string | null)[]): Promise<void> {
    this.#isLooking = true;
    this.#told = [];
    const isThere = await this.look(places);
    this.#isLooking = false;
    if (this.#shown.isStopped) return;
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
    clearTimeout(this.#timer);
    this.#shown.stop();
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
        if (this.#shown.isStopped) break;
        const isTold = followed.isAmong(places);
        if (isTold && !places.includes(null)) await followed.bringTold(changed);
        tell();
        if (isTold || followed.nextLive <= this.#now()) await followed.bringAll(changed);
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

  /** What other processes on this disk have shown. */
  #recall(): string[] {
    for (const followed of this.#followed) followed.readAllNext();
    return this.#shown.recall(this.#followed);
  }
}
