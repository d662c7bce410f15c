import { SAME_WORDS } from "../../../content/facts/same-words.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { readSameWordsText, writeSameWordsText } from "../../api/same-words.server.ts";
import { MAX_LIST_LENGTH, readSameWords } from "../../content/search/same-words.ts";
import { searchMisses } from "../../content/search/search-misses.server.ts";
import { refreshSameWords } from "../../content/search/thesaurus.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { SiteContext } from "../../context.ts";
import { fill } from "../../i18n/fill.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import { timeOfDay } from "../times.server.ts";

/** Words in vain that are shown for each language. */
const MISSES_SHOWN = 30;
/** Mistakes told at once: whoever mends them sees the next. */
const MISTAKES_TOLD = 3;

/** Each language's list, and whether it is the staff's own. */
export function sameWordsLists(backend: Backend) {
  return Promise.all(
    LOCALE_CODES.map(async (language) => {
      const own = await readSameWordsText(backend, language);
      return { language, isOwn: own !== undefined, text: own ?? SAME_WORDS[language].trim() };
    }),
  );
}

/** What was looked for in vain in each language. */
export function missesLists({ locale, shared }: SiteContext) {
  return Promise.all(
    LOCALE_CODES.map(async (language) => {
      const misses = (await searchMisses(shared, language)).slice(0, MISSES_SHOWN);
      const rows = misses.map(({ words, count, last }) => ({
        words,
        count,
        last: timeOfDay(locale, new Date(last).toISOString()),
      }));
      return { language, rows };
    }),
  );
}

/**
 * Stores a list, or with undefined has the built-in one used again; the next search of this process
 * knows it, others follow within seconds. Answers what is wrong, in words, and has stored nothing then.
 */
export async function saveList(
  site: SiteContext,
  backend: Backend,
  language: LocaleCode,
  text: string | undefined,
): Promise<string | undefined> {
  const wrong = text === undefined ? undefined : mistakesIn(site, text);
  if (wrong) return wrong;
  try {
    await writeSameWordsText(backend, language, text ?? null);
  } catch (error) {
    const isForbidden = error instanceof BackendError && error.status === 403;
    if (!isForbidden) throw error;
    return contentIn(site.locale).words("adminSearch").administratorFirst;
  }
  await refreshSameWords(site.connection, language);
  return undefined;
}

function mistakesIn({ locale, hasPage }: SiteContext, text: string): string | undefined {
  const { errors } = contentIn(locale).words("adminSearch");
  if (text.length > MAX_LIST_LENGTH) return fill(errors.tooLong, { most: MAX_LIST_LENGTH });
  const { rows, problems } = readSameWords(text);
  const told = problems
    .slice(0, MISTAKES_TOLD)
    .map(({ line, problem }) => fill(errors.row, { line, problem: errors.problems[problem] }));
  const lost = rows.find(({ page }) => page !== undefined && !hasPage(page));
  if (lost) {
    const line = text.split("\n").findIndex((one) => one.includes(lost.page ?? "")) + 1;
    told.push(fill(errors.row, { line, problem: errors.problems["not-a-page"] }));
  }
  return told.length > 0 ? told.join(". ") : undefined;
}
