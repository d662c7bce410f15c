import type { SharedState } from "../../../packages/lib/shared-state/shared-state.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";

/** An address that somebody asked for in vain. Times are milliseconds since the epoch. */
export type MissingPage = { path: string; count: number; first: number; last: number };

/** Addresses remembered for each host; robots try endless ones. */
const MAX_PATHS = 500;
const MAX_PATH_LENGTH = 200;
/** How long after it a 404 is told to the others, in milliseconds; robots bring many at a time. */
const TELL_MS = 2_000;
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

  /** All of them, forgotten here from now on. */
  takeAll(): MissingPage[] {
    const all = this.list();
    this.#pages.clear();
    return all;
  }
}

const ofEachHost = (): Record<LocaleCode, MissingPages> => ({
  en: new MissingPages(),
  el: new MissingPages(),
});

/** What this process was asked for in vain, and what of it the others have not heard of. */
const hosts = ofEachHost();
const untold = ofEachHost();
let telling: NodeJS.Timeout | undefined;

const ruleOf = (locale: LocaleCode) => ({
  name: `missing ${locale}`,
  ttlMs: SHARED_MS,
  maxEntries: MAX_PATHS,
});

type Counting = { locale: LocaleCode; shared: SharedState };

/** Counts a 404 of a language's host. */
export function countMissing({ locale, shared }: Counting, path: string): void {
  hosts[locale].count(path, Date.now());
  if (!shared.tallies) return;
  untold[locale].count(path, Date.now());
  telling ??= setTimeout(() => void tell(shared), TELL_MS).unref();
}

async function tell({ tallies }: SharedState): Promise<void> {
  clearTimeout(telling);
  telling = undefined;
  for (const locale of LOCALE_CODES) {
    const pages = untold[locale].takeAll();
    if (pages.length > 0) {
      await tallies?.add(
        ruleOf(locale),
        pages.map(({ path, ...times }) => ({ key: path, ...times })),
      );
    }
  }
}

/**
 * What was asked for in vain on a language's host, the most wanted first, for staff: of all processes in
 * the last weeks, where they count together; else of this one since it started.
 */
export async function missingPages({ locale, shared }: Counting): Promise<MissingPage[]> {
  await tell(shared);
  const all = await shared.tallies?.list(ruleOf(locale));
  if (!all) return hosts[locale].list();
  return all.map(({ key, ...times }) => ({ path: key, ...times })).sort(byWanted);
}
