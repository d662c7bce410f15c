import { canonicalPath, readTarget } from "../../../packages/lib/redirects/address.ts";
import { redirectFaultsOf } from "../../../packages/lib/redirects/check.ts";
import { openBackend } from "../../api/backend.server.ts";
import type { BackendConnection } from "../../api/connection.ts";
import { readActiveRedirects } from "../../api/redirects.server.ts";
import type { SiteContext } from "../../context.ts";
import { RedirectCache, type RedirectShelf } from "./redirect-cache.server.ts";
import { redirects } from "./redirects.server.ts";

/** Longest wait for the whole table, in milliseconds; a missing page waits for less of it. */
const READ_TIMEOUT_MS = 3000;
const NOBODY = { address: undefined, userAgent: undefined };

/** One copy for both hosts, for as long as the connection is in use. */
const caches = new WeakMap<BackendConnection, RedirectCache>();

/** The editors' redirects, of this process; `shelf` is where whoever asks first has them kept. */
export function redirectCache(connection: BackendConnection, shelf?: RedirectShelf): RedirectCache {
  const known = caches.get(connection);
  if (known) return known;
  const backend = openBackend(connection, NOBODY);
  const read = async () =>
    connection.isAbsent ? [] : readActiveRedirects(backend, READ_TIMEOUT_MS);
  const cache = new RedirectCache(read, { shelf });
  caches.set(connection, cache);
  return cache;
}

type Site = Pick<SiteContext, "connection" | "origins" | "hasPage">;

/**
 * Where an address without a page leads, query included, or undefined. What editors have written
 * goes before the program's own table, so that they can change both. A stored redirect that should
 * not have been is as good as none: it is checked again here.
 */
export async function movedTo(
  site: Site,
  url: URL,
): Promise<{ location: string; status: 301 | 302 } | undefined> {
  const path = canonicalPath(url.pathname);
  const stored = await redirectCache(site.connection).current();
  const row = stored.get(path);
  const { origins, hasPage } = site;
  const isSource = (other: string) => stored.has(other) || redirects(other) !== undefined;
  // A target that leads on is refused itself, so nobody need look for those that lead here.
  const around = { origins, hasPage, isSource, isTarget: () => false };
  const faults = row && redirectFaultsOf(row, around);
  if (row && !faults?.path && !faults?.target) {
    const location = locationOf(row.target, url, site);
    if (location) return { location, status: row.permanent ? 301 : 302 };
  }
  const typed = redirects(path);
  return typed && { location: `${typed.to}${url.search}`, status: typed.status };
}

/** The target with what the visitor asked for added to its own query. */
function locationOf(text: string, asked: URL, { origins }: Site): string | undefined {
  const target = readTarget(text, origins);
  if (!target) return undefined;
  const { url, isPath } = target;
  for (const [name, value] of asked.searchParams) url.searchParams.append(name, value);
  return isPath ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
