import { contentContext } from "../../content/content.server.ts";
import { searchSite } from "../../content/search/site-search.server.ts";
import { searchWords } from "../../content/search/words.server.ts";
import type { Route } from "./+types/api.ts";

/** Results don't change by the second; in seconds. */
const MAX_AGE_S = 60;

/** What the header's dialog shows: GET /api/search?q= */
export async function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { locale } = content;
  const found = await searchSite(locale, url.searchParams);
  const words = searchWords(locale, content.words("search"), found);
  return Response.json(
    { found, words },
    { headers: { "cache-control": `public, max-age=${MAX_AGE_S}` } },
  );
}
