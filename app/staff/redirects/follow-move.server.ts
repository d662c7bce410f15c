import { canonicalPath, readSource, readTarget } from "../../../packages/lib/redirects/address.ts";
import type { Backend } from "../../api/backend.server.ts";
import { deleteRedirect, readRedirects, updateRedirect } from "../../api/redirects.server.ts";
import type { SiteContext } from "../../context.ts";
import type { RedirectValues } from "./save.server.ts";

/**
 * Makes way for the redirect of a page that has moved, so that no chain comes of it: what led to the
 * old address leads to the new one, and a redirect away from the new one, where a page is now, goes.
 */
export async function followMove(
  { origins, hasPage }: SiteContext,
  backend: Backend,
  { path: from, target: to }: RedirectValues,
): Promise<void> {
  const path = readSource(from, origins);
  const target = readTarget(to, origins);
  // Nothing is touched for a redirect that will be refused.
  if (!path || !target?.isPath || hasPage(path) || !hasPage(target.path)) return;
  const rows = await readRedirects(backend);
  for (const row of rows) {
    if (canonicalPath(row.path) === target.path) await deleteRedirect(backend, String(row.id));
  }
  for (const row of rows) {
    const before = readTarget(row.target, origins);
    if (before?.path !== path || canonicalPath(row.path) === target.path) continue;
    const moved = before.isPath ? to : new URL(to, before.url).href;
    await updateRedirect(backend, String(row.id), { target: moved });
  }
}
