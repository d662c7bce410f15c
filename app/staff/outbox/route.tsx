import { readOutbox } from "../../api/outbox.server.ts";
import { askedPage, pageOfList, ROWS_PER_PAGE } from "../../content/page-of-list.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { requireAdministrator } from "../../middleware/admin.server.ts";
import { countItems } from "../counts.server.ts";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { FilterTabs } from "../ui/filter-tabs.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { mailColumns } from "./mail-columns.tsx";
import { MAIL_FILTERS, MAIL_TABS, mailRow } from "./mails.server.ts";

/** /admin/outbox: `state`, `q` and `page` in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdministrator(context);
  const { locale, sendsMail } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminOutbox");
  const search = url.searchParams.get("q")?.trim() ?? "";
  const state = MAIL_TABS.find((name) => name === url.searchParams.get("state"));
  const [list, ...counts] = await Promise.all([
    readOutbox(backend, {
      ...(state && { filter: MAIL_FILTERS[state] }),
      ...(search && { search }),
      limit: ROWS_PER_PAGE,
      page: askedPage(url),
      meta: ["filter_count"],
    }),
    ...MAIL_TABS.map((name) => countItems(backend, "outbox", MAIL_FILTERS[name])),
  ]);
  const parts = contentIn(locale).words("adminParts");
  const isFiltered = search !== "" || state !== undefined;
  return {
    words,
    sendsMail,
    parts,
    timeZone: contentIn(locale).words("adminShell").timeZone,
    search,
    state,
    empty: isFiltered ? parts.noMatch : { title: words.emptyTitle, text: words.emptyText },
    tabs: [
      { to: "?", label: words.tabs.all, current: !state },
      ...MAIL_TABS.map((name, index) => ({
        to: `?state=${name}`,
        label: words.tabs[name],
        count: counts[index],
        current: state === name,
      })),
    ],
    rows: list.data.map((mail) => mailRow(locale, mail)),
    pages: pageOfList(locale, url, list.meta.filter_count ?? list.data.length),
  };
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { words, sendsMail, parts, timeZone, search, state, empty, tabs, rows, pages } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead} />
      {!sendsMail && <Notice tone="info">{words.noServer}</Notice>}
      <FilterBar
        words={parts.filters}
        search={search}
        placeholder={words.searchPlaceholder}
        kept={state ? { state } : {}}
        isFiltered={search !== ""}
      />
      <FilterTabs label={words.tabs.label} tabs={tabs} />
      {rows.length > 0 ? (
        <DataTable
          caption={words.title}
          columns={mailColumns(words)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState {...empty} isWhole />
      )}
      <Pagination pages={pages} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}
