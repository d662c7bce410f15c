import { CATEGORIES } from "../../content/categories.ts";
import { contentContext } from "../../content/content.server.ts";
import { feedTags } from "../../content/feed-links.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";
import "./blog.css";
import { Channels } from "./channels.tsx";
import { channelsOf, resultsOf } from "./guide.server.ts";
import { GuideHead } from "./guide-head.tsx";
import { listingOf } from "./listing.server.ts";
import { Newest } from "./newest.tsx";
import { Results } from "./results.tsx";
import { QUERY_LENGTH, wishOf } from "./search.server.ts";

/** A category with so few articles is followed by what the others have on. */
const THIN_SCHEDULE = 2;

export const meta: Route.MetaFunction = (args) => [
  ...metaOf(args, args.loaderData?.words),
  ...(args.loaderData?.feeds ?? []),
];

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { siteName } = context.get(siteContext);
  const { heading, lead, description, newest, read, filter, search, categories, empty, ...blog } =
    content.words("blog");
  const wish = wishOf(url.searchParams);
  const page = {
    words: {
      ...{ lead, description, newest, read, filter, search, empty },
      heading: wish.category ? categories[wish.category] : heading,
      // The name alone: search engines are told of /blog, which holds it all (decision 0259).
      title: wish.category ? `${categories[wish.category]}: ${blog.article.section}` : blog.title,
    },
    wish,
    queryLength: QUERY_LENGTH,
    feeds: wish.category ? feedTags(content, siteName, wish.category) : [],
    filters: CATEGORIES.map((id) => ({
      id,
      name: categories[id],
      count: content.articles.count({ category: id }),
    })),
  };
  if (wish.query || wish.category) {
    const results = resultsOf(content, url, wish);
    const isThin = !wish.query && results.articles.length <= THIN_SCHEDULE;
    const others = isThin ? page.filters.filter(({ id }) => id !== wish.category) : [];
    return {
      ...page,
      results,
      guide: undefined,
      others: channelsOf(content, others, undefined),
    };
  }
  const [first] = listingOf(content, content.articles.list({}, { limit: 1 }));
  const channels = channelsOf(content, page.filters, first?.slug);
  return { ...page, results: undefined, guide: { newest: first, channels }, others: [] };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { words, wish, filters, results, guide, others, queryLength } = loaderData;
  return (
    <>
      <GuideHead words={words} wish={wish} filters={filters} queryLength={queryLength} />
      {results && (
        <Results
          results={results}
          channel={wish.query ? undefined : wish.category}
          words={words.empty}
        />
      )}
      {others.length > 0 && <Channels channels={others} />}
      {guide?.newest && <Newest article={guide.newest} words={words} />}
      {guide && <Channels channels={guide.channels} />}
    </>
  );
}
