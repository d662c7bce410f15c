import { data } from "react-router";
import { siteContext } from "../context.ts";
import { findIcons } from "../design/icons/collections.server.ts";
import type { Route } from "./+types/icons.ts";

/** Longest list of names in one request, in characters; Iconify's clients stay below 500. */
const MAX_NAMES_LENGTH = 500;

/**
 * Icon data in Iconify's form from bundled collections (spec, section 7):
 * GET /api/_nuxt_icon/{collection}.json?icons=a,b. 424 when no provider is configured at all, 404
 * for a collection that is not allowed, 400 for a request no client of ours makes.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { collections, fallbackOrigin } = context.get(siteContext).icons;
  if (collections.length === 0 && !fallbackOrigin) throw data(null, { status: 424 });
  const prefix = /^([a-z0-9-]+)\.json$/.exec(params.file)?.[1];
  const names = url.searchParams.get("icons") ?? "";
  if (!prefix || !names || names.length > MAX_NAMES_LENGTH || !/^[a-z0-9,-]+$/.test(names)) {
    throw data(null, { status: 400 });
  }
  if (!collections.includes(prefix)) throw data(null, { status: 404 });
  const found = await findIcons(prefix, [...new Set(names.split(","))], fallbackOrigin);
  if (!found) throw data(null, { status: 404 });
  const kept = "public, max-age=604800, stale-while-revalidate=2592000";
  return Response.json(found.icons, {
    headers: { "cache-control": found.isPartial ? "no-store" : kept },
  });
}
