import type { StoredRedirect } from "../../../backend/redirects.server.ts";
import type { SiteContext } from "../../../context.ts";
import { canonicalPath, readTarget } from "../../../found/redirect-address.ts";
import type { Surroundings } from "../../../found/redirect-check.ts";
import { redirects } from "../../../found/redirects.server.ts";

/**
 * What a redirect is judged by: the site's pages, its own table, and the others that are switched on.
 * `self` is the redirect in question, which is not one of the others.
 */
export function surroundings({ origins, hasPage }: SiteContext, rows: readonly StoredRedirect[]) {
  const sources = new Map<string, number>();
  const targets = new Map<string, Set<number>>();
  for (const { id, path, target, enabled } of rows) {
    if (!enabled) continue;
    sources.set(canonicalPath(path), id);
    const to = readTarget(target, origins)?.path;
    if (to === undefined) continue;
    targets.set(to, (targets.get(to) ?? new Set()).add(id));
  }
  return (self?: number): Surroundings => ({
    origins,
    hasPage,
    isSource: (path) => {
      const source = sources.get(path);
      return (source !== undefined && source !== self) || redirects(path) !== undefined;
    },
    isTarget: (path) => [...(targets.get(path) ?? [])].some((id) => id !== self),
  });
}
