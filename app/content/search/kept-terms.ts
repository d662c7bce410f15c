import { termsIn } from "./terms.ts";

/** Texts whose terms are kept: names, and lists of what somebody may ask, in two languages. */
const MAX_KEPT_TEXTS = 500;
const kept = new Map<string, readonly string[]>();

/** The terms of a text of the site's own that is compared with each query. */
export function keptTermsIn(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  const terms = termsIn(text);
  if (kept.size >= MAX_KEPT_TEXTS) kept.clear();
  kept.set(text, terms);
  return terms;
}
