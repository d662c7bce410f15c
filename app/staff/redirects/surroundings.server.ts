import type { Surroundings } from "../../../packages/lib/redirects/check.ts";
import { otherRedirects } from "../../../packages/lib/redirects/others.ts";
import type { StoredRedirect } from "../../api/redirects.server.ts";
import { redirects } from "../../content/redirects/redirects.server.ts";
import type { SiteContext } from "../../context.ts";

/**
 * What a redirect is judged by: the site's pages, its own table, and the others that are switched on.
 * `self` is the redirect in question, which is not one of the others.
 */
export function surroundings({ origins, hasPage }: SiteContext, rows: readonly StoredRedirect[]) {
  const others = otherRedirects(origins, rows);
  return (self?: number): Surroundings => {
    const { isSource, isTarget } = others(self);
    return {
      origins,
      hasPage,
      isSource: (path) => isSource(path) || redirects(path) !== undefined,
      isTarget,
    };
  };
}
