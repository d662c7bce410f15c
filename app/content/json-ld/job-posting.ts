import type { JobPosting } from "schema-dts";

/** A single open position, as its own page shows it. */
export type OpeningFacts = {
  /** Its own page's, absolute. */
  url: string;
  id: string;
  title: string;
  /** What the job is, in whole sentences. */
  description: string;
  /** ISO day. */
  posted: string;
  kind: "full-time" | "part-time" | "freelance";
  city: string;
  /** Two letters, ISO 3166. */
  country: string;
  organization: { name: string; url: string };
};

const EMPLOYMENT = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  freelance: "CONTRACTOR",
} as const;

/**
 * The node of a page about one opening, and of no other page: a listing that carries it would be
 * taken for an advertisement of a job that isn't there. Pass it to `metaOf` as
 * `graph: [jobPosting(...)]`.
 */
export function jobPosting(opening: OpeningFacts): Exclude<JobPosting, string> {
  return {
    "@type": "JobPosting",
    url: opening.url,
    title: opening.title,
    identifier: {
      "@type": "PropertyValue",
      name: opening.organization.name,
      value: opening.id,
    },
    directApply: true,
    description: opening.description,
    datePosted: opening.posted,
    employmentType: EMPLOYMENT[opening.kind],
    hiringOrganization: {
      "@type": "Organization",
      name: opening.organization.name,
      sameAs: opening.organization.url,
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: opening.city,
        addressCountry: opening.country,
      },
    },
  };
}
