import Download from "icon:lucide/download";
import { useRef } from "react";
import { data, Form, redirect } from "react-router";
import { plural } from "../../content/plural.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { Notice } from "../../design/fields/notice.tsx";
import type { LocaleCode } from "../../i18n/locales.ts";
import { isAdministrator, requireUser } from "../../middleware/admin.server.ts";
import { askedLeads, isNarrowed, queryOfLeads } from "../pipeline/asked-leads.ts";
import { leadsAddress } from "../pipeline/lead-address.ts";
import { readViews } from "../pipeline/saved-views.server.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterTabs } from "../ui/filter-tabs.tsx";
import { Hint } from "../ui/hint.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { PicturedLabel } from "../ui/pictured-label.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { runBulk } from "./bulk.server.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadTable } from "./lead-table.tsx";
import { LeadViews } from "./lead-views.tsx";
import sheet from "./leads.module.css";
import { listOfLeads } from "./list.server.ts";
import { SavedViews } from "./saved-views.tsx";
import { activeFilters, REST_FILTERS, sortHeads } from "./sort-heads.ts";
import { stayedQuery, stayedSentence } from "./stayed.server.ts";
import { useListKeys } from "./use-list-keys.ts";

/** /admin/leads: the list. Everything asked for is in the address (staff/pipeline/asked-leads.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireUser(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminLeads");
  const asked = askedLeads(url.searchParams);
  const [list, views] = await Promise.all([
    listOfLeads({ locale, backend, self: user.id, asked, url }),
    readViews(backend, user.id),
  ]);
  return {
    ...list,
    views,
    words,
    asked,
    parts: contentIn(locale).words("adminParts"),
    timeZone: contentIn(locale).words("adminShell").timeZone,
    query: queryOfLeads(asked),
    address: addressOf(url),
    isNarrowed: isNarrowed(asked),
    /** How many filters are set, the search apart: all, and of those behind "More". */
    active: activeFilters(asked).length,
    activeRest: activeFilters(asked).filter((name) => REST_FILTERS.has(name)).length,
    isAdministrator: isAdministrator(user),
    done: doneSentence(locale, url),
    stayed: await stayedSentence(locale, backend, url),
    heads: sortHeads(asked),
  };
}

type LeadListData = Awaited<ReturnType<typeof loader>>;

/** The list's own address, without what was done before. */
function addressOf(url: URL): string {
  const page = url.searchParams.get("page");
  return leadsAddress(queryOfLeads(askedLeads(url.searchParams), { ...(page && { page }) }));
}

/** What was done to how many, from `?done=moved&count=3`. */
function doneSentence(locale: LocaleCode, url: URL) {
  const {
    nothing,
    stayed: _,
    already: __,
    others: ___,
    ...sentences
  } = contentIn(locale).words("adminLeads").done;
  const done = url.searchParams.get("done") ?? "";
  if (done === "nothing") return { text: nothing, isNothing: true };
  if (!Object.hasOwn(sentences, done)) return undefined;
  const count = Number(url.searchParams.get("count") ?? 1);
  const forms = sentences[done as keyof typeof sentences];
  return { text: plural(locale, Number.isInteger(count) ? count : 1, forms), isNothing: false };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request, url }: Route.ActionArgs) {
  const user = requireUser(context);
  const site = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  const outcome = await runBulk({
    site,
    backend,
    form,
    url,
    self: user.id,
    isAdministrator: isAdministrator(user),
  });
  if (!outcome) throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  if ("problem" in outcome) {
    return data(
      { problem: contentIn(site.locale).words("adminLeads").saved.nameMissing },
      { status: 422 },
    );
  }
  const { done, count } = outcome;
  const page = url.searchParams.get("page");
  const query = queryOfLeads(askedLeads(url.searchParams), {
    ...(page && { page }),
    done: count > 0 ? done : "nothing",
    ...(count > 1 && { count: String(count) }),
    ...("stayed" in outcome && stayedQuery(outcome.stayed, outcome.stage)),
  });
  return redirect(leadsAddress(query), 303);
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { words, timeZone, asked, query, address, tabs, rows, pages, done, stayed } = loaderData;
  const list = useRef<HTMLFormElement>(null);
  const keys = useListKeys(list);
  const isSpam = asked.queue === "spam";
  const problem = actionData?.problem;
  return (
    <StaffPage kind="list">
      <PageHead title={words.title} failed={problem !== undefined} isTight>
        <KeysHelp words={words.keys} keys={keys} of="list" />
        <LeadViews words={words.views} current="list" />
        <a className="button button-small" href={`/admin/leads/export.csv?${query}`} download>
          <PicturedLabel>
            <Download />
            {/* On a phone its picture stands for it, in one row with the views. */}
            <span className="max-slate:sr-only">{words.exportCsv}</span>
          </PicturedLabel>
        </a>
      </PageHead>
      {done && !problem && (
        <Notice tone={done.isNothing ? "info" : "success"} live>
          {done.isNothing && stayed ? stayed : [done.text, stayed].filter(Boolean).join(" ")}
        </Notice>
      )}
      <LeadFilters data={loaderData} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1.5">
        <FilterTabs label={words.tabs.label} tabs={tabs} isShared />
        <SavedViews data={loaderData} problem={problem} />
      </div>
      {isSpam && <Hint>{words.spamLead}</Hint>}
      {rows.length > 0 ? (
        <Form
          method="post"
          action={address}
          ref={list}
          className={`${sheet.list} grid grid-cols-1 slate:-mt-1.75`}
        >
          <LeadTable data={loaderData} />
          <BulkBar data={loaderData} />
        </Form>
      ) : (
        <EmptyState {...emptyWords(loaderData)} isWhole />
      )}
      <Pagination pages={pages} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}

function emptyWords({ isNarrowed: narrowed, parts, words, asked }: LeadListData) {
  if (narrowed || asked.form) return parts.noMatch;
  return asked.queue === "spam" ? words.emptySpam : words.empty;
}
