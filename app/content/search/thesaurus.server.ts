import { SAME_WORDS } from "../../../content/facts/same-words.ts";
import { openBackend } from "../../api/backend.server.ts";
import type { BackendConnection } from "../../api/connection.ts";
import { readSameWordsText } from "../../api/same-words.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { readSameWords } from "./same-words.ts";
import { Thesaurus } from "./synonyms.ts";

/** A copy is asked for anew when it is this old, in milliseconds; so is one that failed. */
const FRESH_MS = 2_000;
/** Longest wait for a list, in milliseconds; no search waits for it. */
const READ_TIMEOUT_MS = 3_000;
const NOBODY = { address: undefined, userAgent: undefined };

/** The words that mean the same in a language, as the site comes with them. */
export const builtInThesaurus = (locale: LocaleCode): Thesaurus => read(SAME_WORDS[locale]);

/** Lists as they were last read, by their text: two languages and a change or two. */
const MAX_READ = 8;
const known = new Map<string, Thesaurus>();

function read(text: string): Thesaurus {
  const before = known.get(text);
  if (before) return before;
  const thesaurus = new Thesaurus(readSameWords(text).rows);
  if (known.size >= MAX_READ) known.clear();
  known.set(text, thesaurus);
  return thesaurus;
}

type Copy = { text: string | undefined; askedAt: number };
const copies = new WeakMap<BackendConnection, Map<LocaleCode, Copy>>();

/**
 * The words that mean the same in a language, as staff have them; while the backend is away, as it last
 * told. A search takes the copy that is there and has a newer one fetched behind it.
 */
export function thesaurusOf(connection: BackendConnection, locale: LocaleCode): Thesaurus {
  const copy = copyOf(connection, locale);
  if (!connection.isAbsent && Date.now() - copy.askedAt >= FRESH_MS) {
    refreshSameWords(connection, locale).catch(() => {
      // The port has logged it; the copy before stays.
    });
  }
  return copy.text === undefined ? builtInThesaurus(locale) : read(copy.text);
}

/** Fetches the list of a language now: after a change the next search knows it. */
export async function refreshSameWords(
  connection: BackendConnection,
  locale: LocaleCode,
): Promise<void> {
  const copy = copyOf(connection, locale);
  copy.askedAt = Date.now();
  const backend = openBackend(connection, NOBODY);
  const text = await readSameWordsText(
    { request: (call) => backend.request({ ...call, timeoutMs: READ_TIMEOUT_MS }) },
    locale,
  );
  copy.text = text;
}

function copyOf(connection: BackendConnection, locale: LocaleCode): Copy {
  const byLocale = copies.get(connection) ?? new Map<LocaleCode, Copy>();
  copies.set(connection, byLocale);
  const copy = byLocale.get(locale) ?? { text: undefined, askedAt: Number.NEGATIVE_INFINITY };
  byLocale.set(locale, copy);
  return copy;
}
