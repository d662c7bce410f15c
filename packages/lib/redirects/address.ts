import { PATH_LENGTH, TARGET_LENGTH } from "../collections/lengths.ts";

/** The sites' own origins, by language; a path without a host is read on the first. */
export type Origins = Readonly<Record<string, string>>;

/**
 * Longest spelling of a path that is looked at: nine characters for each that is escaped. Time to
 * normalise grows with the square of a run of marks, and anybody may ask for a path.
 */
const SPELT_LENGTH = 9 * PATH_LENGTH;

/** One form for an address: unescaped, lower case, single slashes, none at the end. */
export function canonicalPath(path: string): string {
  if (path.length > SPELT_LENGTH) return path;
  const single = unescaped(path)
    .normalize("NFC")
    .toLowerCase()
    .replace(/\/{2,}/g, "/");
  return single.length > 1 ? single.replace(/\/$/, "") : single;
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Letters of any language, digits and what stands between them; no host, query or fragment. */
const SOURCE = /^\/(?!\/)[\p{L}\p{M}\p{N}._~/-]*$/u;
const LANGUAGE_PREFIX = /^\/(?:en|el)(?=\/|$)/;

/**
 * The canonical path that somebody means: a path, or a full address on one of our sites. A language
 * prefix is left out, because the server takes it off before it looks for anything. Undefined for
 * what is not an address of ours.
 */
export function readSource(text: string, origins: Origins): string | undefined {
  const typed = text.trim();
  const isFull = /^https?:/i.test(typed);
  const url = isFull ? ourAddress(typed, origins) : undefined;
  if (isFull ? !url || url.search || url.hash : !typed.startsWith("/")) return undefined;
  const path = canonicalPath(url?.pathname ?? typed).replace(LANGUAGE_PREFIX, "") || "/";
  return SOURCE.test(path) && path.length <= PATH_LENGTH ? path : undefined;
}

/** Where a redirect leads: `path` is canonical, to look for; `isPath` has no host of its own. */
export type Target = { url: URL; path: string; isPath: boolean };

/**
 * The address on one of our sites that a target means: a path stays on the host that was asked, with
 * query and fragment. Undefined for other websites and other schemes.
 */
export function readTarget(text: string, origins: Origins): Target | undefined {
  const typed = text.trim();
  if (typed.length > TARGET_LENGTH || /[\s\\\p{Cc}]/u.test(typed)) return undefined;
  const isPath = /^\/(?!\/)/.test(typed);
  if (!isPath && !/^https?:\/\//i.test(typed)) return undefined;
  const url = ourAddress(isPath ? `${Object.values(origins)[0]}${typed}` : typed, origins);
  if (!url) return undefined;
  const path = canonicalPath(url.pathname);
  // Unescaped, a backslash would become a slash below, and the path a host.
  if (/[\\\p{Cc}]/u.test(path)) return undefined;
  // In its final form, so that no second redirect follows.
  url.pathname = path;
  return { url, path, isPath };
}

/** Targets never leave the configured origins (quality.md, "Security"). */
function ourAddress(address: string, origins: Origins): URL | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  return Object.values(origins).includes(url.origin) ? url : undefined;
}
