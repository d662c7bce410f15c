import type { Content } from "../../content/content.server.ts";
import { pageOfList, shownPage } from "../../content/page-of-list.server.ts";
import { plural } from "../../content/plural.ts";
import { fill } from "../../i18n/fill.ts";
import type { Filter } from "./guide-head.tsx";
import { type Listed, listingOf } from "./listing.server.ts";
import { filterFor, type Wish } from "./search.server.ts";

/** As many as stand beside each other (blog.css); the others are a link away. */
const CHANNEL_SIZE = 4;
const RESULTS_PER_PAGE = 24;

/** A category's newest programmes; `all` names the link to all of them when there are more. */
export type Channel = Pick<Filter, "id" | "name"> & { on: Listed[]; all: string | undefined };

/** The categories that have something on beside the article that the page begins with. */
export function channelsOf(
  content: Content,
  filters: readonly Filter[],
  shownBefore: string | undefined,
): Channel[] {
  const { all } = content.words("blog");
  const channels = filters.map(({ id, name, count }) => {
    const newest = content.articles.list({ category: id }, { limit: CHANNEL_SIZE + 1 });
    const others = newest.filter(({ slug }) => slug !== shownBefore);
    const on = listingOf(content, others.slice(0, CHANNEL_SIZE));
    const hasMore = others.length > CHANNEL_SIZE || newest.length < count;
    return { id, name, on, all: hasMore ? plural(content.locale, count, all) : undefined };
  });
  return channels.filter(({ on }) => on.length > 0);
}

/** What a wish brought, and where the rest of it is. */
export function resultsOf(content: Content, url: URL, wish: Wish) {
  const { locale } = content;
  const { categories, results, pages } = content.words("blog");
  const filter = filterFor(wish, categories);
  const count = content.articles.count(filter);
  const page = shownPage(url, count, RESULTS_PER_PAGE);
  const part = { limit: RESULTS_PER_PAGE, offset: (page - 1) * RESULTS_PER_PAGE };
  return {
    page,
    count: plural(locale, count, results.count),
    what: [
      ...(wish.category ? [categories[wish.category]] : []),
      ...(wish.query ? [fill(results.matching, { query: wish.query })] : []),
    ],
    articles: listingOf(content, content.articles.list(filter, part)),
    pages:
      count > RESULTS_PER_PAGE
        ? pageOfList(locale, url, count, RESULTS_PER_PAGE, pages)
        : undefined,
  };
}

export type GuideResults = ReturnType<typeof resultsOf>;
