/** Conditions that a request sets with entity tags (RFC 9110, 13.1). Ours are weak: one page, several encodings. */

/** The tag without its mark of weakness: proxies take the mark away, or put it on. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/**
 * Whether If-None-Match names what we have, by the weak comparison that it asks for. `*` stands for
 * anything that is there. Commas within a tag would part it in two; ours have none.
 */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const own = opaque(etag);
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === own);
}

/** Whether If-Match forbids to answer. It compares strongly, so that of our tags only `*` holds. */
export function isForbidden(ifMatch: string | undefined): boolean {
  return ifMatch !== undefined && ifMatch.trim() !== "*";
}
