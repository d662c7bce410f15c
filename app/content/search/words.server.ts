import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { Found } from "./found.ts";

/** The words that results are shown with, numbers and the query filled in. */
export type SearchWords = ReturnType<typeof searchWords>;

export function searchWords(locale: LocaleCode, words: Pages["search"], found: Found) {
  const { label, placeholder, submit, hint, groups, all, back, close, keys, failed } = words;
  const filled = (text: string, count = found.total) => fill(text, { count, query: found.query });
  const form = new Intl.PluralRules(locale).select(found.total) === "one" ? "one" : "other";
  const hasQuery = found.query !== "";
  return {
    ...{ label, placeholder, submit, hint, groups, back, close, keys, failed },
    /** How many results of each group "show all" promises. */
    all: Object.fromEntries(found.groups.map(({ group, total }) => [group, filled(all, total)])),
    count: hasQuery && found.total > 0 ? filled(words.count[form]) : undefined,
    approximate: found.isApproximate ? words.approximate : undefined,
    cut: found.isCut ? words.cut : undefined,
    none:
      hasQuery && found.total === 0
        ? { ...words.none, heading: filled(words.none.heading) }
        : undefined,
  };
}
