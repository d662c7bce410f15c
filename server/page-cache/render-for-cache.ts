import type { Env } from "../../env.ts";
import { type Exchange, siteUrl } from "../exchange.ts";
import type { RenderPage } from "./page-cache.ts";

/**
 * Sends a request without a single header through the whole itinerary: its answer can't depend on
 * a visitor, because there is none. `waiting` only says whose turn it takes.
 */
export function renderForCache(
  env: Env,
  walk: (exchange: Exchange) => Promise<Response>,
): RenderPage {
  return async (locale, page, waiting) => {
    const read = new Set<string>();
    const request = new Request(siteUrl(env, locale, page.target));
    const note = (what: string) => void read.add(what);
    const forAll = { waiting, isExtra: page.isExtra === true };
    const response = await walk({ request, url: new URL(request.url), env, locale, note, forAll });
    return { response, read };
  };
}
