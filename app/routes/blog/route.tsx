import { CATEGORIES, listArticles } from "../../content/articles.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { pageWords } from "../../content/page-words.server.ts";
import { plural } from "../../content/plural.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";
import "./blog.css";
import { Channels } from "./channels.tsx";
import { GuideHead } from "./guide-head.tsx";
import { listingOf } from "./listing.server.ts";
import { Newest } from "./newest.tsx";
import { Results } from "./results.tsx";
import { grant, QUERY_LENGTH, wishOf } from "./search.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const { article: _, results, categories, minutes: __, ...words } = pageWords(locale, "blog");
  const wish = wishOf(url.searchParams);
  const all = listArticles(locale);
  const wanted = grant(all, wish, categories);
  return {
    words,
    wish,
    queryLength: QUERY_LENGTH,
    filters: CATEGORIES.map((id) => ({
      id,
      name: categories[id],
      count: all.filter((article) => article.category === id).length,
    })),
    articles: await listingOf(locale, wanted),
    /** Undefined while nothing is asked for: then the whole guide shows. */
    result:
      wish.query || wish.category
        ? {
            count: plural(locale, wanted.length, results.count),
            what: [
              ...(wish.category ? [categories[wish.category]] : []),
              ...(wish.query ? [results.matching.replace("{{query}}", () => wish.query)] : []),
            ],
          }
        : undefined,
  };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { words, wish, filters, articles, result, queryLength } = loaderData;
  const [newest, ...others] = articles;
  return (
    <>
      <GuideHead words={words} wish={wish} filters={filters} queryLength={queryLength} />
      {result ? (
        <Results result={result} articles={articles} words={words.empty} />
      ) : (
        <>
          {newest && <Newest article={newest} words={words} />}
          <Channels filters={filters} articles={others} />
        </>
      )}
    </>
  );
}
