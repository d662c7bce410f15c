import { OFFICES } from "../../../content/facts/offices.ts";
import { jobPosting } from "../../content/json-ld/job-posting.ts";
import type { MadeNode } from "../../content/json-ld/node.ts";
import type { Entry } from "../../content/schema/lists.ts";
import type { SiteContext } from "../../context.ts";

/** Structured data of one opening, as its own page shows it. */
export function postingOf(
  { locale, origins, siteName }: SiteContext,
  entry: Entry<"openings">,
  city: string,
): MadeNode {
  const { id, title, line, does, brings, kind, office, posted } = entry;
  const { country } = OFFICES.find((place) => place.id === office) ?? OFFICES[0];
  return jobPosting({
    ...{ url: `${origins[locale]}/careers/${id}`, id },
    ...{ title, description: [line, ...does, ...brings].join("\n"), posted, kind, city, country },
    organization: { name: siteName, url: origins.en },
  });
}
