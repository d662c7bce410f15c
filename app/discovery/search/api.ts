import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/api.ts";
import { searchData } from "./search-data.server.ts";

/** Results don't change by the second; in seconds. */
const MAX_AGE_S = 60;

/** What the header's dialog shows: GET /api/search?q= */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return Response.json(await searchData(site, context.get(contentContext), url.searchParams), {
    headers: { "cache-control": `public, max-age=${MAX_AGE_S}` },
  });
}
