import { CASE_CHOICES, type CaseSlug } from "../../../../content/facts/case-studies.ts";
import { CASE_FRAMES } from "../../../design/art/case-frames.ts";

const drawn = import.meta.glob<string>(
  ["/app/design/assets/drawn/episodes/*.svg", "/app/design/assets/drawn/choices/*.svg"],
  { eager: true, query: "?url", import: "default" },
);

function pictures(kind: "episodes" | "choices", slug: CaseSlug, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const url = drawn[`/app/design/assets/drawn/${kind}/${slug}-${index + 1}.svg`];
    if (!url) throw new Error(`No ${kind} of ${slug}; run scripts/draw-pictures.ts`);
    return url;
  });
}

/** URLs of the frames that a case is told in, 180 × 320. */
export const framesOf = (slug: CaseSlug) => pictures("episodes", slug, CASE_FRAMES);

/** URLs of what each choice leads to, 720 × 540. */
export const choicesOf = (slug: CaseSlug) => pictures("choices", slug, CASE_CHOICES[slug].length);

/** URL of all that may be chosen, in the cases where nothing is chosen at first. */
export const beforeOf = (slug: CaseSlug) =>
  drawn[`/app/design/assets/drawn/choices/before-${slug}.svg`];
