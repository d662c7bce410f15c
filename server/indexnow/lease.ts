import { createHash } from "node:crypto";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";

/** Longer than an announcement takes, in milliseconds: whoever has not finished by then is lost. */
const LEASE_MS = 60_000;
/** How long what was announced is known by name, in milliseconds: longer than anybody waits for it. */
const KNOWN_MS = 10 * 60_000;
/** Announcements that are known at once. */
const MAX_KNOWN = 1_000;

const LEASES = { name: "indexnow", maxKeys: MAX_KNOWN };
const DONE = { name: "indexnow-done", ttlMs: KNOWN_MS, maxEntries: MAX_KNOWN };

/** `ours`: to announce now; `done`: another process has; `held`: another may be about to, look again in `waitMs`. */
export type Turn = { kind: "ours" } | { kind: "done" } | { kind: "held"; waitMs: number };

/** Addresses with the versions that are announced of them. */
type Batch = readonly (readonly [string, string])[];

/**
 * Whose turn it is to announce: every process hears of a change, and one announces it for all. Its turn
 * ends by itself, so that what it did not finish is announced by another.
 */
export class Leases {
  readonly #shared: Pick<SharedState, "isShared" | "take" | "giveBack" | "get" | "put">;
  readonly #rule: { attempts: number; refillMs: number };

  constructor(
    shared: Pick<SharedState, "isShared" | "take" | "giveBack" | "get" | "put">,
    leaseMs = LEASE_MS,
  ) {
    this.#shared = shared;
    this.#rule = { attempts: 1, refillMs: leaseMs };
  }

  async take(batch: Batch): Promise<Turn> {
    if (!this.#shared.isShared) return { kind: "ours" };
    const name = nameOf(batch);
    if (await this.#shared.get(DONE, name)) return { kind: "done" };
    const tooSoon = await this.#shared.take(LEASES, [[this.#rule, name]]);
    return tooSoon ? { kind: "held", waitMs: tooSoon.waitMs } : { kind: "ours" };
  }

  /** Nobody needs to announce it again. */
  async finish(batch: Batch): Promise<void> {
    if (this.#shared.isShared) await this.#shared.put(DONE, nameOf(batch), "1");
  }

  /** Somebody else may announce it at once. */
  async giveBack(batch: Batch): Promise<void> {
    if (this.#shared.isShared) await this.#shared.giveBack(LEASES, [[this.#rule, nameOf(batch)]]);
  }
}

const nameOf = (batch: Batch): string =>
  createHash("sha256")
    .update(JSON.stringify([...batch].sort()))
    .digest("base64url");
