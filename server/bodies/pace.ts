/**
 * How slowly a body may come. `leastBytesPerS` on the average, with `silenceMs` of nothing at all
 * whenever it has kept that up; `deadlineMs` for the whole. Only the time that we wait for the sender
 * counts, not what our own disk takes.
 */
export type Pace = { leastBytesPerS: number; silenceMs: number; deadlineMs: number };

/**
 * 64 kbit/s, what a phone sends on the slowest network that still has data (EDGE). Slower ones are
 * not waited for: a CV of 5 MB takes 11 minutes at this rate.
 */
const LEAST_BYTES_PER_S = 8_000;

/**
 * Forms and JSON, of 2 kB as a rule and 1 MB at most: there at once, or after a lost packet or two.
 * At the least rate the largest takes 131 s.
 */
export const TEXT_PACE: Pace = {
  leastBytesPerS: LEAST_BYTES_PER_S,
  silenceMs: 10_000,
  deadlineMs: 150_000,
};

/**
 * Documents, 5 MB at most, by phone: a tunnel or a change of cells takes twenty seconds. At the least
 * rate the largest takes 655 s.
 */
export const UPLOAD_PACE: Pace = {
  leastBytesPerS: LEAST_BYTES_PER_S,
  silenceMs: 20_000,
  deadlineMs: 720_000,
};

/** One body's account of its pace: what it has earned by bytes it may spend in silence. */
export class PaceAccount {
  readonly #pace: Pace;
  /** Silence that is left, in milliseconds. */
  #silenceMs: number;
  #waitedMs = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
    this.#silenceMs = pace.silenceMs;
  }

  /** How long the next bytes may be waited for, in milliseconds; 0 when there is no time left. */
  get patienceMs(): number {
    return Math.max(0, Math.min(this.#silenceMs, this.#pace.deadlineMs - this.#waitedMs));
  }

  /** Notes that so many bytes came after so long a wait. */
  note(bytes: number, waitedMs: number): void {
    const { leastBytesPerS, silenceMs } = this.#pace;
    const earnedMs = (bytes / leastBytesPerS) * 1000;
    this.#waitedMs += waitedMs;
    this.#silenceMs = Math.min(silenceMs, this.#silenceMs - waitedMs + earnedMs);
  }
}
