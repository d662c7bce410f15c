import Plus from "icon:lucide/plus";
import { readArticles } from "../../api/articles.server.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { askedPage, pageOfList, ROWS_PER_PAGE } from "../../content/page-of-list.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { requireUser } from "../../middleware/admin.server.ts";
import { doneWords } from "../done.server.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Done } from "../ui/done.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Hint } from "../ui/hint.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { PicturedLabel } from "../ui/pictured-label.tsx";
import { Section } from "../ui/section.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { articleColumns, siteColumns } from "./article-columns.tsx";
import { leftAddress } from "./left-address.server.ts";
import { LeftNotice } from "./left-notice.tsx";
import { articleRows, siteRows } from "./rows.server.ts";
import { unshownOf } from "./unshown.server.ts";

/** Most stored articles that the list of the site's own is compared with. */
const MOST_COMPARED = 1000;

/** /admin/articles: `page` in the address. For editors as for administrators. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminArticles");
  const [shown, all] = await Promise.all([
    readArticles(backend, { page: askedPage(url), limit: ROWS_PER_PAGE }),
    readArticles(backend, { page: 1, limit: MOST_COMPARED }),
  ]);
  return {
    words,
    done: doneWords(url, words.done),
    left: await leftAddress(url, backend),
    rows: articleRows(locale, shown.articles, await unshownOf(backend, shown.articles)),
    pages: pageOfList(locale, url, shown.total),
    siteRows: siteRows(locale, new Set(all.articles.map(({ slug }) => slug))),
    timeZone: contentIn(locale).words("adminShell").timeZone,
  };
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { words, done, left, rows, pages, siteRows, timeZone } = loaderData;
  const { builtIn } = words;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead}>
        <FollowedLink to="/admin/articles/new" className="button button-small button-ink">
          <PicturedLabel>
            <Plus />
            {words.addButton}
          </PicturedLabel>
        </FollowedLink>
      </PageHead>
      <Done what={done} />
      {left && <LeftNotice words={words.moved} left={left} />}
      {rows.length > 0 ? (
        <DataTable
          caption={words.title}
          columns={articleColumns(words)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          // Those that came with the site follow, and are what one is here for.
          isWhole={siteRows.length === 0}
        />
      )}
      <Pagination pages={pages} />
      <Section id="site-articles" title={builtIn.title}>
        <Hint>{siteRows.length > 0 ? builtIn.lead : builtIn.empty}</Hint>
        {siteRows.length > 0 && (
          <DataTable
            caption={builtIn.title}
            columns={siteColumns(words)}
            rows={siteRows}
            keyOf={({ slug }) => slug}
          />
        )}
      </Section>
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}
