import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Service,
  WebApplication,
  WebPage,
} from "schema-dts";
import { PERSON_NAMES } from "../../../content/facts/people.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import { localeOf } from "../../i18n/locales.ts";
import { contractPage } from "../../pages.ts";
import type { Content } from "../content.server.ts";
import { type NamedPage, pagesAbove, type SitePage } from "../site-pages.server.ts";
import type { Node } from "./node.ts";
import { type Question, questionsIn } from "./questions.ts";
import { type GraphSite, organizationId, siteNodes } from "./site-nodes.server.ts";

/**
 * Structured data of a page: the organization and website of every page, then what this kind of
 * page is. It says only what the page shows; the crawl of test/routes/found.test.ts holds that.
 */
export function pageGraph(
  site: GraphSite,
  content: Content,
  page: SitePage | undefined,
  image: string | undefined,
): readonly Node[] {
  const nodes = siteNodes(site);
  if (!page) return nodes;
  const above = pagesAbove(content, page.path);
  if (above.length > 0) nodes.push(breadcrumbs(site, [...above, page]));
  const kind = kindNode(site, page, image);
  if (kind) nodes.push(kind);
  const key = contractPage(page.path)?.words;
  const questions = key ? questionsIn(content.words(key)) : [];
  if (questions.length > 0) nodes.push(faqPage(site, page, questions));
  return nodes;
}

function addressOf(site: GraphSite, path: string): string {
  return `${site.origins[site.locale]}${path}`;
}

function breadcrumbs(site: GraphSite, trail: readonly NamedPage[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.label,
      item: addressOf(site, page.path),
    })),
  };
}

function kindNode(site: GraphSite, page: SitePage, image: string | undefined): Node | undefined {
  switch (page.kind) {
    case "service":
      return serviceNode(site, page);
    case "article":
      return articleNode(site, page, image);
    case "tool":
      return toolNode(site, page);
    case "contact":
      return pageNode(site, page, "ContactPage");
    case "insights":
    case "case-studies":
    case "services":
      return pageNode(site, page, "CollectionPage");
    case "company":
      return page.path === "/about" ? pageNode(site, page, "AboutPage") : undefined;
    default:
      return undefined;
  }
}

function pageNode(
  site: GraphSite,
  page: SitePage,
  type: "AboutPage" | "CollectionPage" | "ContactPage",
): WebPage {
  return {
    "@type": type,
    "@id": addressOf(site, page.path),
    url: addressOf(site, page.path),
    name: page.title,
    description: page.description,
    inLanguage: localeOf(site.locale).iso,
    isPartOf: { "@id": `${addressOf(site, "/")}#website` },
    about: { "@id": organizationId(site) },
  };
}

function serviceNode(site: GraphSite, page: SitePage): Service {
  const service = SERVICES.find(({ slug }) => page.path === `/services/${slug}`);
  return {
    "@type": "Service",
    "@id": `${addressOf(site, page.path)}#service`,
    name: page.label,
    description: page.description,
    url: addressOf(site, page.path),
    provider: { "@id": organizationId(site) },
    ...(service?.isFree && { offers: { "@type": "Offer", price: 0, priceCurrency: "EUR" } }),
  };
}

/** The analytics tool: free, and run by the browser that opens it. */
function toolNode(site: GraphSite, page: SitePage): WebApplication {
  return {
    "@type": "WebApplication",
    "@id": `${addressOf(site, page.path)}#tool`,
    name: page.title,
    description: page.description,
    url: addressOf(site, page.path),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    inLanguage: localeOf(site.locale).iso,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    provider: { "@id": organizationId(site) },
  };
}

function articleNode(site: GraphSite, page: SitePage, image: string | undefined): BlogPosting {
  const { article } = page;
  if (!article) throw new Error(`Not an article: ${page.path}`);
  return {
    "@type": "BlogPosting",
    "@id": `${addressOf(site, page.path)}#article`,
    mainEntityOfPage: addressOf(site, page.path),
    headline: article.title,
    description: article.description,
    ...(image && { image }),
    author: {
      "@type": "Person",
      name: PERSON_NAMES[article.author][site.locale],
      url: addressOf(site, "/team"),
    },
    publisher: { "@id": organizationId(site) },
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: localeOf(site.locale).iso,
  };
}

function faqPage(site: GraphSite, page: SitePage, questions: readonly Question[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${addressOf(site, page.path)}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
