import { OFFICES } from "../../../content/facts/offices.ts";
import { OPENINGS, type OpeningId } from "../../../content/facts/openings.ts";
import { jobPosting } from "../../content/json-ld/job-posting.ts";
import type { MadeNode } from "../../content/json-ld/node.ts";
import type { Opening } from "../../content/openings.server.ts";
import type { SiteContext } from "../../context.ts";

/** ISO day on which an opening was posted. */
export function postedOn(id: OpeningId): string {
  return factsOf(id).posted;
}

/** Structured data of one opening, as its own page shows it. */
export function postingOf(
  { locale, origins, siteName }: SiteContext,
  { id, title, line, does, brings, city }: Opening,
): MadeNode {
  const { kind, office, posted } = factsOf(id);
  const { country } = OFFICES.find((place) => place.id === office) ?? OFFICES[0];
  return jobPosting({
    ...{ url: `${origins[locale]}/careers/${id}`, id },
    ...{ title, description: [line, ...does, ...brings].join("\n"), posted, kind, city, country },
    organization: { name: siteName, url: origins.en },
  });
}

function factsOf(id: OpeningId): (typeof OPENINGS)[number] {
  return OPENINGS.find((opening) => opening.id === id) ?? OPENINGS[0];
}
