import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { pageLinks } from "../../content/page-links.server.ts";
import { countMiss } from "../../content/search/search-misses.server.ts";
import { groupOf } from "../../content/search/site-search.server.ts";
import { siteContext } from "../../context.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { SearchAnswer } from "../../design/search/search-answer.tsx";
import { fill } from "../../i18n/fill.ts";
import { LOCALES } from "../../i18n/locales.ts";
import "../../design/search/search-results.css";
import { DidYouMean, SearchResults } from "../../design/search/search-results.tsx";
import type { Route } from "./+types/route.ts";
import "./search.css";
import { searchData } from "./search-data.server.ts";

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.head, noindex: true });

/** Where most visitors want to go; shown while nothing is asked for or found. */
const START_PATHS = [
  "/services/tiktok-live",
  "/creators/join",
  "/brands/campaigns",
  "/careers",
  "/blog",
];

/** /search?q=, and `in` for one group at length (spec, section 3: the website's search action). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { locale, origins } = site;
  const content = context.get(contentContext);
  const words = content.words("search");
  const data = await searchData(site, content, url.searchParams);
  const { found } = data;
  // Here alone: the dialog asks with every letter.
  countMiss(site.shared, locale, found);
  const other = LOCALES.find(({ code }) => code !== locale) ?? LOCALES[0];
  const query = encodeURIComponent(found.query);
  return {
    head: {
      title: found.query ? fill(words.titleFor, { query: found.query }) : words.title,
      description: words.description,
    },
    heading: words.heading,
    ...data,
    only: groupOf(url.searchParams),
    start:
      found.total === 0
        ? { heading: words.start, links: pageLinks(content, START_PATHS) }
        : undefined,
    other: { href: `${origins[other.code]}/search?q=${query}`, language: other.code },
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { heading, found, only, words, answer, start, other } = loaderData;
  return (
    <div className="wrap search">
      <search className="search-head">
        <h1 className="d2">{heading}</h1>
        {/* A document request of its own: it works without script and can be shared. */}
        <form action="/search" method="get">
          <label className="visually-hidden" htmlFor="search-query">
            {words.label}
          </label>
          <div className="search-field">
            <input
              id="search-query"
              type="search"
              name="q"
              key={found.query}
              defaultValue={found.query}
              placeholder={words.placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit">{words.submit}</button>
          </div>
        </form>
        <div className="search-notes" role="status">
          {words.count ? <p>{words.count}</p> : <p>{words.hint}</p>}
          {words.approximate && <p>{words.approximate}</p>}
          {words.cut && <p>{words.cut}</p>}
          <DidYouMean found={found} words={words} />
        </div>
      </search>
      <div className="search-results">
        {answer && <SearchAnswer answer={answer} />}
        <SearchResults found={found} words={words} only={only} />
        {words.none && (
          <section className="search-none">
            <h2 className="d3">{words.none.heading}</h2>
            {words.none.looked && <p>{words.none.looked}</p>}
            <p className="lead">{words.none.text}</p>
            <p className="search-actions">
              <ButtonLink to="/contact" tone="signal">
                {words.none.ask}
              </ButtonLink>
              <a className="text-link" href={other.href} hrefLang={other.language}>
                {words.none.other}
              </a>
            </p>
          </section>
        )}
        {start && (
          <section className="search-start">
            <h2 className="found-heading">{start.heading}</h2>
            <ul className="found-list">
              {start.links.map(({ to, title }) => (
                <li key={to}>
                  <a className="found-hit" href={to}>
                    <span className="found-title">{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
