import { SOCIALS } from "../../../content/facts/socials.ts";
import type { SiteContext } from "../../context.ts";
import { localeOf } from "../../i18n/locales.ts";
import type { Node } from "./node.ts";

/** What a page's structured data needs beside the page. Addresses are absolute. */
export type GraphSite = Pick<
  SiteContext,
  "locale" | "origins" | "siteName" | "contactEmail" | "contactPhone" | "company"
> & { organizationDescription: string };

export function organizationId(site: GraphSite): string {
  return `${site.origins.en}/#organization`;
}

/** The organisation and the website, described on every page (spec, section 3). */
export function siteNodes(site: GraphSite): Node[] {
  const home = `${site.origins[site.locale]}/`;
  const description = site.organizationDescription;
  const { company } = site;
  const alternateName = `${site.siteName} Agency`;
  return [
    {
      "@type": "Organization",
      "@id": organizationId(site),
      name: site.siteName,
      alternateName,
      description,
      url: home,
      logo: `${site.origins[site.locale]}/icons/icon-512.png`,
      sameAs: SOCIALS.map((social) => social.url),
      ...(company.name && { legalName: company.name }),
      ...(company.vat && { vatID: company.vat }),
      ...(company.register && { identifier: company.register }),
      email: site.contactEmail,
      telephone: site.contactPhone,
      address: {
        "@type": "PostalAddress",
        addressCountry: "US",
        ...(company.address && { streetAddress: company.address }),
      },
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        email: site.contactEmail,
        telephone: site.contactPhone,
        availableLanguage: ["en", "el"],
      },
    },
    {
      "@type": "WebSite",
      "@id": `${home}#website`,
      name: site.siteName,
      alternateName,
      description,
      url: home,
      inLanguage: localeOf(site.locale).iso,
      publisher: { "@id": organizationId(site) },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${home}search?q={search_term_string}`,
        },
        // schema-dts has no name for this annotation of schema.org's actions.
        ...{ "query-input": "required name=search_term_string" },
      },
    },
  ];
}
