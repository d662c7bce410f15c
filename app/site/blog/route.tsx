import { CATEGORIES } from "../../content/categories.ts";
import { metaOf } from "../../content/page-head.ts";
import { pageWords } from "../../content/page-words.server.ts";
import { articles } from "../../content/site-articles.server.ts";
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

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const { heading, lead, title, description, newest, read, filter, search, categories, empty } =
    pageWords(locale, "blog");
  const wish = wishOf(url.searchParams);
  const page = {
    words: { heading, lead, title, description, newest, read, filter, search, empty },
    wish,
    queryLength: QUERY_LENGTH,
    filters: CATEGORIES.map((id) => ({
      id,
      name: categories[id],
      count: articles().count(locale, { category: id }),
    })),
  };
  if (wish.query || wish.category) {
    return { ...page, results: resultsOf(locale, url, wish), guide: undefined };
  }
  const [first] = listingOf(locale, articles().list(locale, {}, { limit: 1 }));
  const channels = channelsOf(locale, page.filters, first?.slug);
  return { ...page, results: undefined, guide: { newest: first, channels } };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { words, wish, filters, results, guide, queryLength } = loaderData;
  return (
    <>
      <GuideHead words={words} wish={wish} filters={filters} queryLength={queryLength} />
      {results && <Results results={results} words={words.empty} />}
      {guide?.newest && <Newest article={guide.newest} words={words} />}
      {guide && <Channels channels={guide.channels} />}
    </>
  );
}
