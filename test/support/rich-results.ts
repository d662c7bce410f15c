import type { GraphNode } from "./crawl.ts";

/**
 * What Google documents of each kind that pages have (developers.google.com/search/docs/appearance/
 * structured-data, and site-names beside it; read again in November 2026): properties without which
 * it shows nothing of that kind, and those it recommends. `unknown` are documented ones that are
 * facts nobody has told the site: it makes none up. Whoever adds one moves it up.
 */
type Rules = {
  required: readonly string[];
  recommended: readonly string[];
  unknown: readonly string[];
};

const RULES: Readonly<Record<string, Rules>> = {
  // "Article" and its kinds: nothing is required. A headline has no limit any more; results cut it.
  BlogPosting: {
    required: [],
    recommended: [
      "author.@type",
      "author.name",
      "author.url",
      "datePublished",
      "dateModified",
      "headline",
      "image",
    ],
    unknown: [],
  },
  // "item" may be left out of the last one, whose address is the page's; here it is said all the same.
  BreadcrumbList: {
    required: ["itemListElement.name", "itemListElement.position", "itemListElement.item"],
    recommended: [],
    unknown: [],
  },
  JobPosting: {
    required: [
      ...["title", "description", "datePosted", "hiringOrganization.name"],
      "jobLocation.address.addressCountry",
    ],
    recommended: [
      ...["directApply", "employmentType", "identifier.name", "identifier.value"],
      "jobLocation.address.addressLocality",
    ],
    // The last two belong to work from anywhere alone, which no opening offers.
    unknown: ["baseSalary", "validThrough", "applicantLocationRequirements", "jobLocationType"],
  },
  // Everything is recommended as far as it applies; an operator's name, VAT number and street come
  // from the environment, so that pages have them where they are told.
  Organization: {
    required: [],
    recommended: [
      ...["name", "alternateName", "url", "logo", "description", "sameAs"],
      ...["email", "telephone", "address.addressCountry"],
      ...["contactPoint.telephone", "contactPoint.email"],
    ],
    unknown: ["foundingDate", "numberOfEmployees", "duns", "leiCode", "naics", "iso6523Code"],
  },
  // "Site names".
  WebSite: { required: ["name", "url"], recommended: ["alternateName"], unknown: [] },
  // Understood everywhere, shown by Google for authorities of state and health alone.
  FAQPage: {
    required: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
    recommended: [],
    unknown: [],
  },
  // "Software app" also requires a rating or a review: there is none, and so no rich result.
  WebApplication: {
    required: ["name", "offers.price"],
    recommended: ["applicationCategory", "operatingSystem", "offers.priceCurrency"],
    unknown: ["aggregateRating", "review"],
  },
};

/** Kinds that pages have; one without rules (a service) Google shows in no way of its own. */
export const RICH_KINDS = Object.keys(RULES);

/** What a node lacks or has wrong, in words; nothing for a kind without a rich result. */
export function richResultProblems(node: GraphNode): string[] {
  const rules = RULES[node["@type"]];
  if (!rules) return [];
  const missing = [...rules.required, ...rules.recommended].filter((path) => !hasAt(node, path));
  const madeUp = rules.unknown.filter((path) => hasAt(node, path));
  return [
    ...missing.map((path) => `lacks ${path}`),
    ...madeUp.map((path) => `has ${path}, which is to be among the rules by now`),
    ...wrongValues(node),
  ];
}

/** Whether there is a value at a path, in every element of the lists on the way. */
function hasAt(value: unknown, path: string): boolean {
  if (path === "") return value !== undefined && value !== null && value !== "";
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => hasAt(one, path));
  if (typeof value !== "object" || value === null) return false;
  const [name = "", ...rest] = path.split(".");
  return hasAt((value as Record<string, unknown>)[name], rest.join("."));
}

const DATES = ["datePosted", "datePublished", "dateModified", "validThrough"];
const ADDRESSES = ["url", "logo", "image", "item"];
const EMPLOYMENT = [
  ...["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"],
  ...["VOLUNTEER", "PER_DIEM", "OTHER"],
];
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d.*)?$/;

function wrongValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wrongValues);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const texts = [one].flat().filter((text): text is string => typeof text === "string");
    const isWrong = (text: string) =>
      (DATES.includes(name) && !(ISO.test(text) && !Number.isNaN(Date.parse(text)))) ||
      (ADDRESSES.includes(name) && !/^https?:\/\/[^/]/.test(text)) ||
      (name === "employmentType" && !EMPLOYMENT.includes(text)) ||
      text.trim() === "" ||
      /<\w|undefined|\{\{(?!search)/.test(text);
    return [...texts.filter(isWrong).map((text) => `${name}: ${text}`), ...wrongValues(one)];
  });
}
