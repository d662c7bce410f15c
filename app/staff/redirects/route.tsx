import Plus from "icon:lucide/plus";
import { readRedirects } from "../../api/redirects.server.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { askedPage, pageOfList, ROWS_PER_PAGE } from "../../content/page-of-list.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { requireUser } from "../../middleware/admin.server.ts";
import { doneWords } from "../done.server.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Done } from "../ui/done.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { PicturedLabel } from "../ui/pictured-label.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { missingLists } from "./missing-list.server.ts";
import { MissingSection } from "./missing-section.tsx";
import { redirectColumns } from "./redirect-columns.tsx";
import { redirectRows } from "./rows.server.ts";

/** /admin/redirects: `page` in the address. For editors as for administrators. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context);
  const site = context.get(siteContext);
  const { locale } = site;
  const words = contentIn(locale).words("adminRedirects");
  const [stored, missing] = await Promise.all([
    readRedirects(context.get(sessionContext).backend),
    missingLists(site),
  ]);
  const end = askedPage(url) * ROWS_PER_PAGE;
  return {
    words,
    done: doneWords(url, words.done),
    // Judged among all of them, and shown by the page.
    rows: redirectRows(site, stored).slice(end - ROWS_PER_PAGE, end),
    pages: pageOfList(locale, url, stored.length),
    missing,
    timeZone: contentIn(locale).words("adminShell").timeZone,
  };
}

export default function Redirects({ loaderData }: Route.ComponentProps) {
  const { words, done, rows, pages, missing, timeZone } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead}>
        <FollowedLink to="/admin/redirects/new" className="button button-small button-ink">
          <PicturedLabel>
            <Plus />
            {words.addButton}
          </PicturedLabel>
        </FollowedLink>
      </PageHead>
      <Done what={done} />
      {rows.length > 0 ? (
        <DataTable
          caption={words.title}
          columns={redirectColumns(words)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState title={words.emptyTitle} text={words.emptyText} isWhole />
      )}
      <Pagination pages={pages} />
      <MissingSection lists={missing} words={words.missing} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}
