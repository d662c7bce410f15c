import type { LocaleCode } from "../../app/i18n/locales.ts";
import type { CachedPage } from "./cached-pages.ts";
import type { FinishedAnswer } from "./finished-answer.ts";

/** What an answer is made of, to make it again. */
export type Job = { locale: LocaleCode; page: CachedPage };

export type StoredAnswer = {
  job: Job;
  answer: FinishedAnswer;
  /** The content that it was made of. */
  read: ReadonlySet<string>;
  /** Until then it is sent as it is. Milliseconds of the store's clock, as are the next two. */
  freshUntil: number;
  /** Until then it is sent while a newer one is made. */
  staleUntil: number;
  /** Until then it is sent when no newer one can be made. */
  usableUntil: number;
};

/**
 * Answers by key, bounded in bytes: when a new one does not fit, those that were stored longest ago
 * go. The order is by storing, not by use, so that a read changes nothing; pages in use come back
 * with their next refresh.
 */
export class AnswerStore {
  readonly #answers = new Map<string, StoredAnswer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#answers.size;
  }

  get(key: string): StoredAnswer | undefined {
    return this.#answers.get(key);
  }

  set(key: string, stored: StoredAnswer): void {
    this.delete(key);
    if (stored.answer.bytes > this.#maxBytes) return;
    this.#answers.set(key, stored);
    this.#bytes += stored.answer.bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const stored = this.#answers.get(key);
    if (!stored) return;
    this.#answers.delete(key);
    this.#bytes -= stored.answer.bytes;
  }

  /** Drops what was made of any of this content, and returns it. */
  deleteMadeOf(changed: readonly string[]): StoredAnswer[] {
    const dropped = [...this.#answers].filter(([, stored]) =>
      changed.some((one) => stored.read.has(one)),
    );
    for (const [key] of dropped) this.delete(key);
    return dropped.map(([, stored]) => stored);
  }
}
