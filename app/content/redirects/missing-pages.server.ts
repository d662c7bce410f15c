import type { SharedState } from "../../../packages/lib/shared-state/shared-state.ts";
import { UntoldTallies } from "../../../packages/lib/shared-state/untold-tallies.ts";
import type { LocaleCode } from "../../i18n/locales.ts";

/** An address that somebody asked for in vain. Times are milliseconds since the epoch. */
export type MissingPage = { path: string; count: number; first: number; last: number };

/** Addresses remembered for each host; robots try endless ones. */
const MAX_PATHS = 500;
const MAX_PATH_LENGTH = 200;
/** What nobody has asked for since then is forgotten where processes count together, in milliseconds. */
const SHARED_MS = 30 * 24 * 60 * 60 * 1000;

const byWanted = (a: MissingPage, b: MissingPage) => b.count - a.count || b.last - a.last;

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
    return [...this.#pages.values()].sort(byWanted);
  }
}

/** What this process was asked for in vain. */
const hosts: Record<LocaleCode, MissingPages> = { en: new MissingPages(), el: new MissingPages() };
const untold = new UntoldTallies();

const ruleOf = (locale: LocaleCode) => ({
  name: `missing ${locale}`,
  ttlMs: SHARED_MS,
  maxEntries: MAX_PATHS,
});

type Counting = { locale: LocaleCode; shared: SharedState };

/** Counts a 404 of a language's host. */
export function countMissing({ locale, shared }: Counting, path: string): void {
  const now = Date.now();
  hosts[locale].count(path, now);
  untold.count(shared, ruleOf(locale), path.slice(0, MAX_PATH_LENGTH), now);
}

/**
 * What was asked for in vain on a language's host, the most wanted first, for staff: of all processes in
 * the last weeks, where they count together; else of this one since it started.
 */
export async function missingPages({ locale, shared }: Counting): Promise<MissingPage[]> {
  const all = await untold.list(shared, ruleOf(locale));
  if (!all) return hosts[locale].list();
  return all.map(({ key, ...times }) => ({ path: key, ...times })).sort(byWanted);
}
