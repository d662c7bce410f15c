import { SERVICE_ALSO, SERVICES, type ServiceSlug } from "../../../../content/facts/services.ts";
import type { Content } from "../../../content/content.server.ts";
import { pageLinks } from "../../../content/page-links.server.ts";
import { serviceOf } from "./service.server.ts";
import { wallOf } from "./walls.server.ts";

const WAY_IN = { creators: "/creators/join", brands: "/brands/campaigns" } as const;

/** What the page of any service shows; its route adds what only that one has. */
export function servicePage(slug: ServiceSlug, content: Content) {
  const audience = SERVICES.find((service) => service.slug === slug)?.audience ?? "creators";
  return {
    slug,
    ...serviceOf(slug, content),
    wall: wallOf(slug),
    to: WAY_IN[audience],
    also: pageLinks(content, SERVICE_ALSO[slug]),
  };
}

export type ServicePageData = ReturnType<typeof servicePage>;
