import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { type LocaleCode, localeOf } from "../../../i18n/locales.ts";
import { formName, languageName } from "../../pipeline/lead-words.ts";
import { type Tally, weeklyNumbers } from "../../pipeline/weekly-numbers.server.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { LeadViews } from "../lead-views.tsx";
import type { Route } from "./+types/route.ts";
import { Bars } from "./bars.tsx";
import sheet from "./numbers.module.css";
import { WeekColumns } from "./week-columns.tsx";

/** Most sources with a bar of their own. */
const MAX_SOURCES = 8;

/** /admin/leads/numbers: what came in, per week, source, language and form. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const words = contentIn(locale).words("adminLeads");
  const numbers = await weeklyNumbers(context.get(sessionContext).backend);
  return {
    words,
    total: numbers.total,
    isCut: numbers.isCut,
    weeks: numbers.weeks.map(({ key, count }) => ({ ...weekLabels(locale, key), count })),
    sources: shortened(numbers.sources, words.numbers.other),
    languages: numbers.languages.map(({ key, count }) => ({
      label: languageName(words, key),
      count,
    })),
    forms: numbers.forms.map(({ key, count }) => ({ label: formName(words, key), count })),
  };
}

function weekLabels(locale: LocaleCode, day: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(locale).iso, { timeZone: "UTC", ...options }).format(
      new Date(day),
    );
  return {
    day,
    label: format({ day: "numeric", month: "short" }),
    full: format({ day: "numeric", month: "long", year: "numeric" }),
  };
}

function shortened(sources: readonly Tally[], other: string) {
  const shown = sources.slice(0, MAX_SOURCES).map(({ key, count }) => ({ label: key, count }));
  const rest = sources.slice(MAX_SOURCES).reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...shown, { label: other, count: rest }] : shown;
}

export default function Numbers({ loaderData }: Route.ComponentProps) {
  const { words, total, isCut, weeks, sources, languages, forms } = loaderData;
  const { numbers } = words;
  return (
    <StaffPage>
      <PageHead title={numbers.title} lead={numbers.lead}>
        <LeadViews words={words.views} current="numbers" />
      </PageHead>
      {total === 0 ? (
        <EmptyState title={numbers.none} text={words.empty.text} isWhole />
      ) : (
        <>
          <WeekColumns words={numbers} weeks={weeks} />
          <div className={sheet.charts}>
            <Bars title={numbers.sources} words={numbers} rows={sources} />
            <Bars title={numbers.forms} words={numbers} rows={forms} />
            <Bars title={numbers.languages} words={numbers} rows={languages} />
          </div>
        </>
      )}
      {isCut && <p className="note">{numbers.cut}</p>}
    </StaffPage>
  );
}
