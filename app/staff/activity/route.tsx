import { readUsers } from "../../api/users.server.ts";
import { askedPage, pageOfList, ROWS_PER_PAGE } from "../../content/page-of-list.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { requireAdministrator } from "../../middleware/admin.server.ts";
import { personName } from "../person-name.ts";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { activityColumns } from "./activity-columns.tsx";
import { activityFilter, askedActivity, KINDS } from "./activity-filter.server.ts";
import { activityLines } from "./activity-lines.server.ts";
import { readLog } from "./log.server.ts";

/** Most people in the filter's list. */
const MAX_PEOPLE = 200;

/** /admin/activity: the audit log. `kind`, `person`, `from`, `until` and `page` in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdministrator(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminActivity");
  const asked = askedActivity(url);
  const [log, people] = await Promise.all([
    readLog(backend, {
      filter: activityFilter(asked),
      limit: ROWS_PER_PAGE,
      page: askedPage(url),
      meta: ["filter_count"],
    }),
    readUsers(backend, { sort: ["first_name", "email"], limit: MAX_PEOPLE }),
  ]);
  return {
    words,
    parts: contentIn(locale).words("adminParts"),
    timeZone: contentIn(locale).words("adminShell").timeZone,
    asked,
    isFiltered: asked.kind !== "all" || Boolean(asked.person || asked.from || asked.until),
    selects: [
      {
        name: "kind",
        label: words.filters.kind,
        value: asked.kind,
        choices: KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] })),
      },
      {
        name: "person",
        label: words.filters.person,
        value: asked.person,
        choices: [
          { value: "", label: words.filters.everyone },
          ...people.data.map((user) => ({ value: user.id, label: personName(user) })),
        ],
      },
    ],
    lines: await activityLines(locale, backend, log.data),
    pages: pageOfList(locale, url, log.meta.filter_count ?? log.data.length),
  };
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { words, parts, timeZone, asked, isFiltered, selects, lines, pages } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead} />
      <FilterBar
        words={parts.filters}
        selects={selects}
        days={[
          { name: "from", label: words.filters.from, value: asked.from },
          { name: "until", label: words.filters.until, value: asked.until },
        ]}
        isFiltered={isFiltered}
      />
      {lines.length > 0 ? (
        <DataTable
          caption={words.title}
          columns={activityColumns(words)}
          rows={lines}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState {...parts.noMatch} />
      )}
      <Pagination pages={pages} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}
