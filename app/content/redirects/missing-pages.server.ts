import type { LocaleCode } from "../../i18n/locales.ts";

/** An address that somebody asked for in vain. Times are milliseconds since the epoch. */
export type MissingPage = { path: string; count: number; first: number; last: number };

/** Addresses remembered for each host; robots try endless ones. */
const MAX_PATHS = 500;
const MAX_PATH_LENGTH = 200;

/** Counts addresses without a page, of one host, in memory and bounded. */
export class MissingPages {
  readonly #pages = new Map<string, MissingPage>();

  /** When it is full, the address that was asked for longest ago makes room. */
  count(path: string, now: number): void {
    const key = path.slice(0, MAX_PATH_LENGTH);
    const known = this.#pages.get(key);
    this.#pages.delete(key);
    this.#pages.set(key, {
      path: key,
      count: (known?.count ?? 0) + 1,
      first: known?.first ?? now,
      last: now,
    });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MAX_PATHS && oldest !== undefined) this.#pages.delete(oldest);
  }

  /** Most wanted first. */
  list(): MissingPage[] {
    return [...this.#pages.values()].sort((a, b) => b.count - a.count || b.last - a.last);
  }
}

const hosts: Record<LocaleCode, MissingPages> = { en: new MissingPages(), el: new MissingPages() };

/** Counts a 404 of a language's host. */
export function countMissing(locale: LocaleCode, path: string): void {
  hosts[locale].count(path, Date.now());
}

/** What was asked for in vain on a language's host since the process started, for staff. */
export function missingPages(locale: LocaleCode): MissingPage[] {
  return hosts[locale].list();
}
