import { pageOfData, withoutRouterNames } from "../../packages/router-inside/data-address.ts";
/** Where a sign-in without a wish of its own ends. */
export const DEFAULT_NEXT = "/admin";

/** Longest way back that is remembered, in characters. */
const MAX_LENGTH = 1000;

/**
 * The way back after signing in: a path on this very site, whatever was asked for. Parsed as a
 * browser does it, so that `//other.example` and its relatives don't pass for paths.
 */
export function nextPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/") || wanted.length > MAX_LENGTH) return DEFAULT_NEXT;
  const base = "http://site.invalid";
  const url = URL.parse(wanted, base);
  if (url?.origin !== base || url.username || /[\\\p{Cc}]/u.test(wanted)) return DEFAULT_NEXT;
  // What follows a normalised path could again begin with two slashes.
  if (url.pathname.startsWith("//")) return DEFAULT_NEXT;
  const query = withoutRouterNames(url.searchParams);
  return pageOfData(url.pathname) + (query.size > 0 ? `?${query}` : "");
}
