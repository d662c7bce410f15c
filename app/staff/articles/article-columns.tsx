import type { Pages } from "../../../content/types.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { fill } from "../../i18n/fill.ts";
import type { Column } from "../ui/data-table.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import { TwoLines } from "../ui/two-lines.tsx";
import type { ArticleRow, SiteRow } from "./rows.server.ts";

type Words = Pages["adminArticles"];

/** The list of articles that staff write: which one, in which languages, whether it is out. */
export function articleColumns({ columns }: Words): Column<ArticleRow>[] {
  return [
    {
      id: "title",
      label: columns.title,
      cell: ({ id, title, lang, slug }) => (
        <TwoLines below={`/blog/${slug}`}>
          <RowLink to={`/admin/articles/${id}`} lang={lang}>
            {title}
          </RowLink>
        </TwoLines>
      ),
    },
    {
      id: "languages",
      label: columns.languages,
      phone: "below",
      cell: ({ languages }) => languages,
    },
    {
      id: "state",
      label: columns.state,
      phone: "side",
      cell: ({ state }) => <Tally tone={state.tone}>{state.label}</Tally>,
    },
    {
      id: "changed",
      label: columns.changed,
      align: "end",
      phone: "below",
      cell: ({ changed }) => changed && <TimeText time={changed} />,
    },
  ];
}

/** The list of articles that came with the site, each with the way to make it one's own. */
export function siteColumns({ columns, builtIn }: Words): Column<SiteRow>[] {
  return [
    {
      id: "title",
      label: columns.title,
      cell: ({ title, lang, slug }) => (
        <TwoLines below={`/blog/${slug}`}>
          <b lang={lang}>{title}</b>
        </TwoLines>
      ),
    },
    {
      id: "languages",
      label: columns.languages,
      phone: "below",
      cell: ({ languages }) => languages,
    },
    {
      id: "published",
      label: builtIn.columns.published,
      align: "end",
      phone: "below",
      cell: ({ published }) => published,
    },
    {
      id: "step",
      label: builtIn.columns.step,
      align: "end",
      phone: "side",
      cell: ({ title, to }) => (
        <FollowedLink
          to={to}
          className="text-link small inline-flex min-h-5.5 items-center px-0.75 whitespace-nowrap"
          aria-label={fill(builtIn.editLabel, { title })}
        >
          {builtIn.edit}
        </FollowedLink>
      ),
    },
  ];
}
