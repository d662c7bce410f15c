import { performance } from "node:perf_hooks";

/** A piece of work under way; ended once. */
export type Turn = { end(): void };

type Waiting = {
  network: string;
  /** Told no, when places are needed by others; undefined for work that is never sent away. */
  refuse: (() => void) | undefined;
  begin: (turn: Turn) => void;
};

/** What holds places just now, and how many were sent away so far. */
export type TurnCounts = {
  waiting: number;
  /** Under way for so short a time that they need the thread. */
  working: number;
  /** Under way for longer: they wait for others. */
  elsewhere: number;
  refused: number;
};

type TurnLimits = {
  /** Pieces under way at once as long as they keep the thread busy. */
  busy: number;
  /** Pieces under way at once when they wait for something else, such as a backend. */
  running: number;
  /** Of those, as many as one network may have. */
  runningOfOne: number;
  /** Pieces waiting, and under way as far as they need the thread, together. */
  places: number;
  /** Waited for before a piece begins. */
  beforeEach?: () => Promise<unknown>;
};

/** How often it is looked whether the thread has time to spare, in milliseconds. */
const LOOK_MS = 5;
/** Part of that time for which the thread has had nothing to do, to count as free. */
const FREE_SHARE = 0.5;
/** What takes longer waits for others rather than for the thread, in milliseconds. */
const WAITS_FOR_OTHERS_MS = 250;

/**
 * Turns on the one thread, for work that takes it for milliseconds. Networks take turns, so whoever
 * asks for much waits behind oneself, not in front of others; few run at once, because those that
 * run share the thread with kept pages and everything else. Work that waits for others, such as a
 * backend, does not hold it: then more begin. When all places are taken, the network with most of them is sent away
 * first.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  /** In the order in which networks are next; those that have nobody waiting are not in it. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  /** When each piece under way began, oldest first, and whether it could have been sent away. */
  readonly #begun = new Set<{ at: number; isOptional: boolean }>();
  /** Pieces that could be or could have been sent away, waiting and under way. */
  #held = 0;
  #refused = 0;
  #isStarting = false;
  #looking: NodeJS.Timeout | undefined;
  #idleSince = performance.eventLoopUtilization();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * A turn, or undefined when there is no place left to wait in. With a signal, also once it is given:
   * nobody works for whoever has left.
   */
  take(network: string, signal?: AbortSignal): Promise<Turn | undefined> {
    if (signal?.aborted) return Promise.resolve(undefined);
    const { places, running } = this.#limits;
    const isFull = this.#needThread() >= places || this.#held >= places + running;
    if (isFull && !this.#sendAwayFor(network)) {
      this.#refused++;
      return Promise.resolve(undefined);
    }
    this.#held++;
    return new Promise((resolve) => {
      const refuse = () => {
        this.#held--;
        resolve(undefined);
      };
      const waiting = { network, refuse, begin: resolve };
      signal?.addEventListener("abort", () => this.#takeOut(waiting) && refuse(), { once: true });
      this.#queue(waiting);
    });
  }

  /** A turn for work that has come too far to be sent away; takes no place of the others. */
  await(network: string): Promise<Turn> {
    return new Promise((begin) => this.#queue({ network, refuse: undefined, begin }));
  }

  counts(): TurnCounts {
    const since = performance.now() - WAITS_FOR_OTHERS_MS;
    let working = 0;
    for (const { at } of this.#begun) if (at > since) working++;
    let waiting = 0;
    for (const queue of this.#waiting.values()) waiting += queue.length;
    return { waiting, working, elsewhere: this.#begun.size - working, refused: this.#refused };
  }

  #queue(waiting: Waiting): void {
    const own = this.#waiting.get(waiting.network);
    if (own) own.push(waiting);
    else this.#waiting.set(waiting.network, [waiting]);
    void this.#start();
  }

  /** Sends away the last of those that wait in the network with most, if it has more than this one. */
  #sendAwayFor(network: string): boolean {
    const countOf = (name: string) =>
      (this.#running.get(name) ?? 0) + (this.#waiting.get(name)?.length ?? 0);
    const most = [...this.#waiting.keys()]
      .filter((name) => this.#waiting.get(name)?.some(({ refuse }) => refuse))
      .reduce<string | undefined>(
        (a, b) => (a === undefined || countOf(b) > countOf(a) ? b : a),
        undefined,
      );
    if (most === undefined || countOf(most) <= countOf(network) + 1) return false;
    const last = this.#waiting.get(most)?.findLast(({ refuse }) => refuse);
    if (last && this.#takeOut(last)) {
      this.#refused++;
      last.refuse?.();
    }
    return true;
  }

  /** Whether it was still waiting. */
  #takeOut(waiting: Waiting): boolean {
    const queue = this.#waiting.get(waiting.network) ?? [];
    const index = queue.indexOf(waiting);
    if (index === -1) return false;
    queue.splice(index, 1);
    if (queue.length === 0) this.#waiting.delete(waiting.network);
    return true;
  }

  async #start(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    while (this.#mayBegin()) {
      await this.#limits.beforeEach?.();
      const next = this.#mayBegin() ? this.#next() : undefined;
      if (!next) break;
      this.#begin(next);
    }
    this.#isStarting = false;
    if (this.#waiting.size > 0) this.#look();
  }

  /** Of the pieces held, those that the thread has yet to work for: the others wait for a backend, and keep nobody waiting. */
  #needThread(): number {
    const since = performance.now() - WAITS_FOR_OTHERS_MS;
    let elsewhere = 0;
    for (const { at, isOptional } of this.#begun) if (isOptional && at <= since) elsewhere++;
    return this.#held - elsewhere;
  }

  #mayBegin(): boolean {
    const { busy, running } = this.#limits;
    if (this.#waiting.size === 0 || this.#begun.size >= running) return false;
    if (this.#begun.size < busy) return true;
    const since = performance.now() - WAITS_FOR_OTHERS_MS;
    let young = 0;
    for (const { at } of this.#begun) if (at > since) young++;
    return young < busy;
  }

  /** Takes out whose turn it is: of the networks with the fewest under way, the one longest unserved. */
  #next(): Waiting | undefined {
    const runningOf = (network: string) => this.#running.get(network) ?? 0;
    let next: string | undefined;
    for (const network of this.#waiting.keys()) {
      if (runningOf(network) >= this.#limits.runningOfOne) continue;
      if (next === undefined || runningOf(network) < runningOf(next)) next = network;
    }
    if (next === undefined) return undefined;
    const queue = this.#waiting.get(next) ?? [];
    const first = queue.shift();
    // Put back at the end: the others are next.
    this.#waiting.delete(next);
    if (queue.length > 0) this.#waiting.set(next, queue);
    return first;
  }

  #begin({ network, refuse, begin }: Waiting): void {
    const begun = { at: performance.now(), isOptional: refuse !== undefined };
    this.#begun.add(begun);
    this.#running.set(network, (this.#running.get(network) ?? 0) + 1);
    begin({
      end: () => {
        if (!this.#begun.delete(begun)) return;
        if (refuse) this.#held--;
        const left = (this.#running.get(network) ?? 1) - 1;
        if (left > 0) this.#running.set(network, left);
        else this.#running.delete(network);
        void this.#start();
      },
    });
  }

  /** Looks a little later whether those under way leave the thread alone; then one more begins. */
  #look(): void {
    if (this.#looking) return;
    this.#idleSince = performance.eventLoopUtilization();
    this.#looking = setTimeout(() => {
      this.#looking = undefined;
      const { utilization } = performance.eventLoopUtilization(this.#idleSince);
      const isFree = 1 - utilization >= FREE_SHARE;
      const next = isFree && this.#begun.size < this.#limits.running ? this.#next() : undefined;
      if (next) this.#begin(next);
      void this.#start();
    }, LOOK_MS);
  }
}
