import { setTimeout as sleep } from "node:timers/promises";
import { canonicalPath } from "../../../packages/lib/redirects/address.ts";
import type { StoredRedirect } from "../../api/redirects.server.ts";

/**
 * A copy is asked for anew when it is this old, in milliseconds; so is one that failed. What another
 * process or the backend's own interface has changed is to be seen within a second.
 */
const FRESH_MS = 750;
/** Longest that a missing page waits for a newer copy, in milliseconds. */
const MAX_WAIT_MS = 250;
/** Longest that whoever has changed one waits until it works here, in milliseconds. */
const MAX_RENEWAL_MS = 5000;
/** How often the copy is asked for when nobody misses a page, in milliseconds: for the next start. */
const LOOK_MS = 30_000;

/** Redirects by their canonical path. */
export type RedirectsByPath = ReadonlyMap<string, StoredRedirect>;
type Flight = { landed: Promise<unknown>; patience: Promise<unknown> };
/** Where the last good copy is kept for a start without the backend; neither call fails. */
export type RedirectShelf = {
  read(): readonly StoredRedirect[];
  keep(redirects: readonly StoredRedirect[]): Promise<void>;
};
type Options = {
  shelf?: RedirectShelf | undefined;
  /** In milliseconds. */
  now?: () => number;
};

/** The backend's redirects in memory; while it is away, or slow, those it last told of. */
export class RedirectCache {
  readonly #read: () => Promise<StoredRedirect[]>;
  readonly #shelf: RedirectShelf | undefined;
  readonly #now: () => number;
  #copy: RedirectsByPath;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #flight: Flight | undefined;
  /** The newest copy on its way to the shelf. */
  #keeping: Promise<void> | undefined;

  /** `read` may fail. */
  constructor(read: () => Promise<StoredRedirect[]>, { shelf, now = Date.now }: Options = {}) {
    this.#read = read;
    this.#shelf = shelf;
    this.#now = now;
    this.#copy = byPath(shelf?.read() ?? []);
  }

  /** Keeps the copy fresh from now on, also while nobody asks; resolves after the first read. */
  async start(): Promise<void> {
    if (!this.#flight) this.#start();
    await this.#flight?.landed;
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.start(), LOOK_MS).unref();
  }

  /** Resolves when nothing is written any more: whoever owns the folder may delete it then. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#keeping;
  }

  /** At most FRESH_MS old, unless the backend keeps us waiting. Never fails. */
  async current(): Promise<RedirectsByPath> {
    if (!this.#flight && this.#now() - this.#askedAt >= FRESH_MS) this.#start();
    await this.#flight?.patience;
    return this.#copy;
  }

  /** After a change: the next one who asks waits for it. What is under way may be older than it. */
  expire(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#flight = undefined;
  }

  /**
   * After a change of one's own: resolves when it works in this process, or when the backend takes too
   * long to tell. Never fails.
   */
  async renew(): Promise<void> {
    this.expire();
    this.#start();
    await Promise.race([this.#flight?.landed, sleep(MAX_RENEWAL_MS, undefined, { ref: false })]);
  }

  #start(): void {
    this.#askedAt = this.#now();
    const arriving = this.#read().then(
      (rows) => {
        if (this.#flight !== flight) return;
        this.#copy = byPath(rows);
        if (!this.#isStopped) this.#keeping = this.#shelf?.keep(rows);
      },
      // The port has logged it; the copy before stays.
      () => {},
    );
    const landed = arriving.finally(() => {
      if (this.#flight === flight) this.#flight = undefined;
    });
    // Counted from the start of the read: who comes later does not wait anew.
    const patience = Promise.race([landed, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
    const flight: Flight = { landed, patience };
    this.#flight = flight;
  }
}

const byPath = (rows: readonly StoredRedirect[]): RedirectsByPath =>
  new Map(rows.map((row) => [canonicalPath(row.path), row]));
