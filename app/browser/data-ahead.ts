import type { Fetch } from "./fetch-retry.ts";

/** An answer that can be read again and again. */
type Answer = { bytes: Uint8Array<ArrayBuffer>; status: number; headers: Headers };
/** Times in milliseconds. Without its answer: held too long. */
type Kept = { until: number; answer?: Promise<Answer | undefined> | undefined };

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
    for (const kept of this.#kept.values()) {
      if (kept.until <= this.#now()) kept.answer = undefined;
    }
    const asking = this.#ask(address);
    const kept: Kept = { until: Number.POSITIVE_INFINITY, answer: asking };
    this.#kept.set(address, kept);
    const answer = await asking;
    if (answer) kept.until = this.#now() + maxAgeMs(answer);
    else this.#kept.delete(address);
  }

  /** Whether an address was held and is too old by now: not what is on its way, nor what failed. */
  isOutOfDate(address: string): boolean {
    const kept = this.#kept.get(address);
    return kept !== undefined && kept.until <= this.#now();
  }

  /** The answer to a request: what is held, or on its way, else a new one. */
  async answer(request: Request): Promise<Response> {
    const kept = request.method === "GET" ? this.#kept.get(request.url) : undefined;
    if (!kept || kept.until <= this.#now()) return this.#wanted(request);
    const answer = await kept.answer;
    request.signal.throwIfAborted();
    return answer ? responseOf(answer) : this.#wanted(request);
  }

  async #ask(address: string): Promise<Answer | undefined> {
    try {
      const response = await this.#ahead(new Request(address, { priority: "low" }));
      const { ok, status, headers } = response;
      // Read in any case: what has to be asked about is in the browser's store then.
      const bytes = new Uint8Array(await response.arrayBuffer());
      return ok && maxAgeMs(response) > 0 ? { bytes, status, headers } : undefined;
    } catch {
      // Whoever goes to the page asks again, and sees what is wrong.
      return undefined;
    }
  }
}

/**
 * A stream of our own is read within the task that asks: the router has the new page before React
 * begins to show that one is loading. The browser's own way to a body takes several tasks.
 */
function responseOf({ bytes, status, headers }: Answer): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

function maxAgeMs({ headers }: Pick<Response, "headers">): number {
  const age = /(?:^|,)\s*max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
  return Number(age ?? 0) * 1_000;
}
