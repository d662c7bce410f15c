import type { ServiceSlug } from "../../../content/facts/services.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/services/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of a service's emblem, 480 × 480. Throws when the pictures have not been drawn. */
export function emblemOf(slug: ServiceSlug): string {
  const url = drawn[`/app/design/assets/drawn/services/${slug}.svg`];
  if (!url) throw new Error(`No emblem of ${slug}; run scripts/draw-pictures.ts`);
  return url;
}
