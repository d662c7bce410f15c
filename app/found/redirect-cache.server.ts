import { setTimeout as sleep } from "node:timers/promises";
import type { StoredRedirect } from "../backend/redirects.server.ts";
import { canonicalPath } from "./redirect-address.ts";

/**
 * A copy is asked for anew when it is this old, in milliseconds; so is one that failed. What another
 * process or the backend's own interface has changed is to be seen within a second.
 */
const FRESH_MS = 750;
/** Longest that a missing page waits for a newer copy, in milliseconds. */
const MAX_WAIT_MS = 250;

/** Redirects by their canonical path. */
export type RedirectsByPath = ReadonlyMap<string, StoredRedirect>;
type Flight = { patience: Promise<unknown> };

/** The backend's redirects in memory; while it is away, or slow, those it last told of. */
export class RedirectCache {
  readonly #read: () => Promise<StoredRedirect[]>;
  readonly #now: () => number;
  #copy: RedirectsByPath = new Map();
  #askedAt = Number.NEGATIVE_INFINITY;
  #flight: Flight | undefined;

  /** `read` may fail; `now` in milliseconds. */
  constructor(read: () => Promise<StoredRedirect[]>, now: () => number = Date.now) {
    this.#read = read;
    this.#now = now;
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

  #start(): void {
    this.#askedAt = this.#now();
    const arriving = this.#read().then(
      (rows) => {
        if (this.#flight === flight) {
          this.#copy = new Map(rows.map((row) => [canonicalPath(row.path), row]));
        }
      },
      // The port has logged it; the copy before stays.
      () => {},
    );
    const landed = arriving.finally(() => {
      if (this.#flight === flight) this.#flight = undefined;
    });
    // Counted from the start of the read: who comes later does not wait anew.
    const patience = Promise.race([landed, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
    const flight: Flight = { patience };
    this.#flight = flight;
  }
}
