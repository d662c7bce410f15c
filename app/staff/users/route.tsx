import UserPlus from "icon:lucide/user-plus";
import type { Filter } from "../../api/query.server.ts";
import { readUsers } from "../../api/users.server.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { askedPage, pageOfList, ROWS_PER_PAGE } from "../../content/page-of-list.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { requireAdministrator } from "../../middleware/admin.server.ts";
import { countUsers } from "../counts.server.ts";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { FilterTabs } from "../ui/filter-tabs.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { PicturedLabel } from "../ui/pictured-label.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { DoneNotice } from "./done-notice.tsx";
import { doneToPeople } from "./done-to-people.server.ts";
import { personRow } from "./people.server.ts";
import { peopleColumns } from "./people-columns.tsx";
import { RolesSection } from "./roles-section.tsx";

const STATUSES = ["active", "invited", "suspended"] as const;

const withStatus = (status: string): Filter => ({ status: { _eq: status } });

/** /admin/users: who can sign in. `q`, `status` and `page` in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireAdministrator(context);
  const { locale, sendsMail } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminUsers");
  const search = url.searchParams.get("q")?.trim() ?? "";
  const status = STATUSES.find((name) => name === url.searchParams.get("status"));
  const [list, ...counts] = await Promise.all([
    readUsers(backend, {
      ...(status && { filter: withStatus(status) }),
      ...(search && { search }),
      sort: ["first_name", "last_name", "email"],
      limit: ROWS_PER_PAGE,
      page: askedPage(url),
      meta: ["filter_count"],
    }),
    ...STATUSES.map((name) => countUsers(backend, withStatus(name))),
  ]);
  return {
    words,
    parts: contentIn(locale).words("adminParts"),
    timeZone: contentIn(locale).words("adminShell").timeZone,
    done: doneToPeople(url, words, { locale, sendsMail }),
    search,
    status,
    tabs: [
      { to: "?", label: words.tabs.all, current: !status },
      ...STATUSES.map((name, index) => ({
        to: `?status=${name}`,
        label: words.tabs[name],
        count: counts[index],
        current: status === name,
      })),
    ],
    rows: list.data.map((row) => personRow(locale, row, user.id)),
    pages: pageOfList(locale, url, list.meta.filter_count ?? list.data.length),
  };
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { words, parts, timeZone, done, search, status, tabs, rows, pages } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead}>
        <FollowedLink to="/admin/users/invite" className="button button-small button-ink">
          <PicturedLabel>
            <UserPlus />
            {words.inviteButton}
          </PicturedLabel>
        </FollowedLink>
      </PageHead>
      {done && <DoneNotice done={done} />}
      <FilterBar
        words={parts.filters}
        search={search}
        placeholder={words.searchPlaceholder}
        kept={status ? { status } : {}}
        isFiltered={search !== ""}
      />
      <FilterTabs label={words.tabs.label} tabs={tabs} />
      {rows.length > 0 ? (
        <DataTable
          caption={words.title}
          columns={peopleColumns(words, parts.never)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState {...parts.noMatch} />
      )}
      <Pagination pages={pages} />
      <RolesSection words={words} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}
