import type { CaseSlug } from "../../../content/facts/case-studies.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/cases/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of a case study's picture, 1200 × 800. Throws when the pictures have not been drawn. */
export function artOf(slug: CaseSlug): string {
  const url = drawn[`/app/design/assets/drawn/cases/${slug}.svg`];
  if (!url) throw new Error(`No picture of ${slug}; run scripts/draw-pictures.ts`);
  return url;
}
