import type { Fetch } from "./fetch-retry.ts";

/** One answer, kept as bytes so that it can be read again. Times in milliseconds. */
type Kept = { until: number; answer: Promise<Response | undefined> };

/**
 * Data of pages that somebody may go to next, held in memory: the browser's own store takes 10 ms of a
 * navigation to ask, and Safari loads nothing into it ahead. Answers are held for as long as their
 * `max-age` lets a browser use them without asking; those without one, and failures, not at all.
 */
export class DataAhead {
  readonly #kept = new Map<string, Kept>();
  readonly #ahead: Fetch;
  readonly #wanted: Fetch;
  readonly #now: () => number;

  /** `ahead` asks for what may never be needed, `wanted` for what a visitor waits for. */
  constructor(ahead: Fetch, wanted: Fetch, now: () => number = Date.now) {
    this.#ahead = ahead;
    this.#wanted = wanted;
    this.#now = now;
  }

  /** Loads an address; resolves when it has arrived or failed. */
  async load(address: string): Promise<void> {
    for (const [other, { until }] of this.#kept) {
      if (until <= this.#now()) this.#kept.delete(other);
    }
    const kept: Kept = { until: Number.POSITIVE_INFINITY, answer: this.#ask(address) };
    this.#kept.set(address, kept);
    const response = await kept.answer;
    if (response) kept.until = this.#now() + maxAgeMs(response);
    else this.#kept.delete(address);
  }

  /** The answer to a request: what is held, or on its way, else a new one. */
  async answer(request: Request): Promise<Response> {
    const kept = request.method === "GET" ? this.#kept.get(request.url) : undefined;
    if (!kept || kept.until <= this.#now()) return this.#wanted(request);
    const response = await kept.answer;
    request.signal.throwIfAborted();
    return response?.clone() ?? this.#wanted(request);
  }

  async #ask(address: string): Promise<Response | undefined> {
    try {
      const response = await this.#ahead(new Request(address, { priority: "low" }));
      const { ok, status, headers } = response;
      // Read in any case: what has to be asked about is in the browser's store then.
      const body = await response.arrayBuffer();
      return ok && maxAgeMs(response) > 0 ? new Response(body, { status, headers }) : undefined;
    } catch {
      // Whoever goes to the page asks again, and sees what is wrong.
      return undefined;
    }
  }
}

function maxAgeMs({ headers }: Response): number {
  const age = /(?:^|,)\s*max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
  return Number(age ?? 0) * 1_000;
}
