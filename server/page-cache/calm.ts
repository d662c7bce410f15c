/** Without a change for so long, in milliseconds, whoever publishes is taken to have finished. */
const CALM_MS = 500;
/** However much is published, no longer than this, in milliseconds. */
const MOST_MS = 3_000;

/**
 * When to make anew what a change has dropped: staff who publish one thing often publish the next, and pages that
 * are made ahead in between are made in vain and keep it waiting. Whoever asks for one gets it at once.
 */
export class Calm {
  readonly #now: () => number;
  #first = Number.NEGATIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  /** `now` is in milliseconds, of a clock that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Something has changed. */
  note(): void {
    const now = this.#now();
    if (now >= this.#until()) this.#first = now;
    this.#last = now;
  }

  /** Resolves when it is calm, at once when it is. */
  async wait(): Promise<void> {
    for (;;) {
      const leftMs = this.#until() - this.#now();
      if (leftMs <= 0) return;
      await new Promise<void>((resolve) => setTimeout(resolve, leftMs).unref());
    }
  }

  #until(): number {
    return Math.min(this.#last + CALM_MS, this.#first + MOST_MS);
  }
}
