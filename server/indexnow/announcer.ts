import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { Leases } from "./lease.ts";
import type { Ledger } from "./ledger.ts";
import type { Standing } from "./listed-versions.ts";
import { announce, MAX_ADDRESSES, type Outcome } from "./protocol.ts";

/** How long changes are gathered before they are announced, in milliseconds: one is seldom alone. */
const GATHER_MS = 10_000;
/** After a failure; twice as long after each further one. */
const RETRY_MS = 60_000;
const MAX_RETRY_MS = 6 * 60 * 60 * 1000;

/** Of an address that is gone. */
const GONE = "";

export type AnnouncerOptions = {
  receiver: URL;
  key: string;
  /** The sites that search engines can find. */
  origins: readonly string[];
  ledger: Pick<Ledger, "read" | "write">;
  /** All that is listed now. */
  everyPage(): AsyncIterable<Standing>;
  /** What may be another by these changes. */
  changedPages(changed: ReadonlySet<string>): Iterable<Standing>;
  shared: Pick<SharedState, "isShared" | "take" | "giveBack" | "get" | "put">;
  gatherMs?: number;
  retryMs?: number;
  leaseMs?: number;
};

/**
 * Announces to search engines which pages have come, changed or gone, by IndexNow. What is published
 * never waits for it: changes are heard, gathered and announced in the background, tried again until
 * they are taken, and known again after a restart, for they differ from the ledger.
 */
export class Announcer {
  readonly #options: AnnouncerOptions;
  readonly #leases: Leases;
  readonly #told = new Map<string, string>();
  /** What stands at addresses that are still to be announced. */
  readonly #waiting = new Map<string, string>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #notBefore = 0;
  #failures = 0;
  #isStarted = false;
  readonly #stopping = new AbortController();

  constructor(options: AnnouncerOptions) {
    this.#options = options;
    this.#leases = new Leases(options.shared, options.leaseMs);
  }

  /** Looks at all there is, and announces from now on. Never fails. */
  async start(): Promise<void> {
    try {
      if (!this.#isStopped) await this.#compareAll();
    } catch (error) {
      console.error("What search engines are to be told could not be found out:", error);
    }
  }

  /** Compares all there is with what was announced. The first time everything counts as known. */
  async #compareAll(): Promise<void> {
    const known = this.#options.ledger.read();
    for (const [address, version] of known ?? []) this.#told.set(address, version);
    const there = new Set<string>();
    for await (const { address, version } of this.#options.everyPage()) {
      if (this.#isStopped) return;
      there.add(address);
      if (known) this.#compare({ address, version });
      else if (version !== undefined) this.#told.set(address, version);
    }
    for (const address of known?.keys() ?? []) {
      // A site that is another's by now is nothing to announce.
      if (there.has(address)) continue;
      if (this.#siteOf(address)) this.#compare({ address, version: undefined });
      else this.#told.delete(address);
    }
    this.#isStarted = true;
    if (!known) await this.#options.ledger.write(this.#told);
    this.#soon();
  }

  /** Content has changed, by the names of content.server.ts. */
  hear(changed: readonly string[]): void {
    for (const name of changed) this.#changed.add(name);
    this.#soon();
  }

  /** Resolves when nothing is under way any more; what was not taken yet is announced after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#work;
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #compare({ address, version = GONE }: Standing): void {
    if ((this.#told.get(address) ?? GONE) === version) this.#waiting.delete(address);
    else this.#waiting.set(address, version);
  }

  #siteOf(address: string): string | undefined {
    return this.#options.origins.find((origin) => address.startsWith(`${origin}/`));
  }

  /** One at a time; what comes meanwhile is looked at afterwards. */
  #soon(): void {
    if (!this.#isStarted || this.#isStopped || this.#timer || this.#work) return;
    if (this.#changed.size === 0 && this.#waiting.size === 0) return;
    const { gatherMs = GATHER_MS } = this.#options;
    const wait = Math.max(gatherMs, this.#notBefore - Date.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#work = this.#announceAll()
        .catch((error) => console.error("Search engines could not be told:", error))
        .finally(() => {
          this.#work = undefined;
          this.#soon();
        });
    }, wait).unref();
  }

  async #announceAll(): Promise<void> {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    for (const standing of this.#options.changedPages(changed)) this.#compare(standing);
    const sites = Map.groupBy(this.#waiting, ([address]) => this.#siteOf(address));
    for (const [origin, waiting] of sites) {
      if (origin === undefined) continue;
      for (let at = 0; at < waiting.length && !this.#isStopped; at += MAX_ADDRESSES) {
        if (!(await this.#announce(origin, waiting.slice(at, at + MAX_ADDRESSES)))) return;
      }
    }
    this.#failures = 0;
  }

  /** False when it is to be tried again later. */
  async #announce(origin: string, batch: readonly [string, string][]): Promise<boolean> {
    const { receiver, key, ledger } = this.#options;
    const addresses = batch.map(([address]) => address);
    const turn = await this.#leases.take(batch);
    if (turn.kind === "held") {
      this.#notBefore = Math.max(this.#notBefore, Date.now() + turn.waitMs);
      return true;
    }
    const outcome =
      turn.kind === "done"
        ? ({ kind: "taken" } as const)
        : await announce({ receiver, origin, key, addresses, stopped: this.#stopping.signal });
    if (outcome.kind === "later") {
      if (this.#isStopped) await this.#leases.giveBack(batch);
      else this.#postpone(origin, addresses, outcome);
      return false;
    }
    if (turn.kind === "ours") await this.#leases.finish(batch);
    if (outcome.kind === "refused") {
      console.error(`IndexNow refused ${countOf(addresses)} of ${origin}: ${outcome.reason}`);
    }
    for (const [address, version] of batch) {
      this.#waiting.delete(address);
      if (version === GONE) this.#told.delete(address);
      else this.#told.set(address, version);
    }
    await ledger.write(this.#told);
    return true;
  }

  #postpone(
    origin: string,
    addresses: readonly string[],
    outcome: Extract<Outcome, { kind: "later" }>,
  ): void {
    const { retryMs = RETRY_MS } = this.#options;
    const wait = outcome.waitMs ?? Math.min(retryMs * 2 ** this.#failures, MAX_RETRY_MS);
    this.#notBefore = Date.now() + wait;
    // Once for each time that it is away.
    if (this.#failures++ > 0) return;
    const what = `${countOf(addresses)} of ${origin}`;
    console.error(`IndexNow did not take ${what}, and is asked again: ${outcome.reason}`);
  }
}

const countOf = ({ length }: readonly string[]) =>
  length === 1 ? "1 address" : `${length} addresses`;
