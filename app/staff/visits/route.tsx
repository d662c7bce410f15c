import { data, redirect } from "react-router";
import { contentIn } from "../../content/shown.server.ts";
import { siteContext } from "../../context.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { fill } from "../../i18n/fill.ts";
import { requireAdministrator } from "../../middleware/admin.server.ts";
import { weekOf } from "../../visits/vitals.ts";
import { doneWords } from "../done.server.ts";
import { ConfirmStep } from "../ui/confirm-step.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Done } from "../ui/done.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterTabs } from "../ui/filter-tabs.tsx";
import { Hint } from "../ui/hint.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Section } from "../ui/section.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { reportColumns } from "./report-columns.tsx";
import { reportRows } from "./reports.server.ts";
import { speedRows, weekTabs, weekText } from "./speed.server.ts";
import { speedColumns } from "./speed-columns.tsx";

/** /admin/visits, for administrators: `week` in the address, a Monday such as 2026-11-23. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdministrator(context);
  const { locale, visits } = context.get(siteContext);
  const words = contentIn(locale).words("adminVisits");
  const now = Date.now();
  const asked = url.searchParams.get("week") ?? "";
  const week = /^\d{4}-\d\d-\d\d$/.test(asked) && Date.parse(asked) > 0 ? asked : weekOf(now);
  const [vitals, reports] = await Promise.all([visits.vitals(), visits.reports()]);
  return {
    words,
    done: doneWords(url, words.done),
    isUnreachable: vitals === undefined || reports === undefined,
    weeks: weekTabs(locale, words.speed, week, now),
    caption: fill(words.speed.caption, { week: weekText(locale, words.speed, week) }),
    speed: speedRows(locale, words.speed, vitals ?? new Map(), week),
    reports: reportRows(locale, words.reports, reports ?? []),
    timeZone: contentIn(locale).words("adminShell").timeZone,
  };
}

/** `intent` is `clear`: what browsers reported is forgotten. */
export async function action({ context, request }: Route.ActionArgs) {
  requireAdministrator(context);
  const form = await request.formData();
  if (form.get("intent") !== "clear") {
    throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  }
  await context.get(siteContext).visits.clearReports();
  return redirect("/admin/visits?done=cleared", 303);
}

export default function Visits({ loaderData }: Route.ComponentProps) {
  const { words, done, isUnreachable, weeks, caption, speed, reports, timeZone } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead} />
      <Done what={done} />
      {isUnreachable && <Notice tone="problem">{words.unreachable}</Notice>}
      <Section id="speed" title={words.speed.title}>
        <Hint>{words.speed.lead}</Hint>
        <FilterTabs label={words.speed.weeks} tabs={weeks} />
        {speed.length > 0 ? (
          <DataTable
            caption={caption}
            columns={speedColumns(words.speed)}
            rows={speed}
            keyOf={({ kind }) => kind}
          />
        ) : (
          <EmptyState title={words.speed.emptyTitle} text={words.speed.emptyText} />
        )}
        <Hint>{words.speed.meaning}</Hint>
      </Section>
      <Section id="reports" title={words.reports.title}>
        <Hint>{words.reports.lead}</Hint>
        {reports.length > 0 ? (
          <>
            <DataTable
              caption={words.reports.title}
              columns={reportColumns(words.reports)}
              rows={reports}
              keyOf={({ kind, what, source, page, browser }) =>
                [kind, what, source, page, browser].join(" ")
              }
            />
            <ConfirmStep intent="clear" words={words.reports.clear} isDangerous />
          </>
        ) : (
          <EmptyState title={words.reports.emptyTitle} text={words.reports.emptyText} />
        )}
      </Section>
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}
