import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
import { pluralRules } from "../../i18n/formats.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { Found } from "./found.ts";

/** The words that results are shown with, numbers and the query filled in. */
export type SearchWords = ReturnType<typeof searchWords>;

export function searchWords(locale: LocaleCode, words: Pages["search"], found: Found) {
  const { label, placeholder, submit, hint, groups, kinds, only, all, close, keys, failed } = words;
  const filled = (text: string, count = found.total) => fill(text, { count, query: found.query });
  const form = pluralRules(locale).select(found.total) === "one" ? "one" : "other";
  const hasQuery = found.query !== "";
  return {
    ...{ label, placeholder, submit, hint, groups, kinds, only, all, close, keys, failed },
    count: hasQuery && found.total > 0 ? filled(words.count[form]) : undefined,
    approximate: found.isApproximate ? words.approximate : undefined,
    cut: found.isCut ? words.cut : undefined,
    didYouMean: words.didYouMean,
    questionMark: words.questionMark,
    none:
      hasQuery && found.total === 0
        ? {
            ...words.none,
            heading: filled(words.none.heading),
            looked: lookedFor(locale, words.none.looked, found),
          }
        : undefined,
  };
}

/** Undefined where nothing of the query tells anything. */
function lookedFor(locale: LocaleCode, text: string, { words }: Found): string | undefined {
  if (words.length === 0) return undefined;
  const quoted = words.map((word) => (locale === "el" ? `«${word}»` : `“${word}”`));
  return fill(text, { words: new Intl.ListFormat(locale).format(quoted) });
}
