import type { Pages } from "../../../content/types.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { CountedReport } from "../../visits/visit-counts.server.ts";
import { timeOfDay } from "../times.server.ts";

/** Troubles in sight; what is met most lately comes first. */
const SHOWN = 100;

export type ReportRow = ReturnType<typeof reportRows>[number];

export function reportRows(
  locale: LocaleCode,
  words: Pages["adminVisits"]["reports"],
  reports: readonly CountedReport[],
) {
  const time = (moment: number) => timeOfDay(locale, new Date(moment).toISOString());
  return reports.slice(0, SHOWN).map(({ page, browser, first, last, ...report }) => ({
    ...report,
    page: page || words.elsewhere,
    browser: browser === "other" ? words.otherBrowser : browser,
    first: time(first),
    last: time(last),
  }));
}
