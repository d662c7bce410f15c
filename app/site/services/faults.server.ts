import type { ServiceSlug } from "../../../content/facts/services.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/faults/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of what is wrong before a service begins, 640 × 160: decoration, which a page can do without. */
export const faultOf = (slug: ServiceSlug): string | undefined =>
  drawn[`/app/design/assets/drawn/faults/${slug}.svg`];
