import type { LocaleCode } from "../../../i18n/locales.ts";
import { ENGLISH_QUERIES } from "./english-queries.ts";
import { GREEK_QUERIES } from "./greek-queries.ts";
import { type JudgedQuery, KINDS } from "./judged-query.ts";

const ALL: Readonly<Record<LocaleCode, readonly JudgedQuery[]>> = {
  en: ENGLISH_QUERIES,
  el: GREEK_QUERIES,
};

/** One to tune on; the other is looked at when tuning is over. */
export const HALVES = ["tune", "unseen"] as const;
export type Half = (typeof HALVES)[number];

/** Every other query of each kind, so that both halves are alike. */
export function judgedQueries(locale: LocaleCode, half: Half): JudgedQuery[] {
  const parity = HALVES.indexOf(half);
  return KINDS.flatMap((kind) =>
    ALL[locale].filter((one) => one.kind === kind).filter((_, at) => at % 2 === parity),
  );
}
