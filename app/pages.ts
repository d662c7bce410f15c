import { CASES, type CaseSlug } from "../content/facts/case-studies.ts";
import { SERVICES, type ServiceSlug } from "../content/facts/services.ts";
import type { Pages } from "../content/types.ts";

/** What a page is, for its share image, its structured data and its group among search results. */
export type PageKind =
  | "home"
  | "creators"
  | "brands"
  | "services"
  | "service"
  | "case-studies"
  | "case-study"
  | "insights"
  | "article"
  | "careers"
  | "opening"
  | "contact"
  | "company"
  | "legal"
  | "tool"
  | "staff";

/** Names the words of a page, in content/en/pages and content/el/pages alike. */
export type PageKey = keyof Pages;

/** All that is known of a page before it is asked for. */
export type Page = {
  path: string;
  /** Its route module, from app/. */
  file: string;
  /** Undefined for pages of content, whose words are its own. */
  words: PageKey | undefined;
  kind: PageKind;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Whether the page cache keeps it: what it answers depends on host, path and `query` alone. */
  isKept: boolean;
  /** Names of the query that it reads; with one of them it is rendered anew. */
  query: readonly string[];
  /** Whether its footer begins with the call to apply; other pages end in a decision of their own. */
  isInviting: boolean;
};

type Options = Partial<Pick<Page, "isListed" | "isKept" | "query" | "isInviting">>;

const page = <P extends string, W extends PageKey | undefined>(
  path: P,
  file: string,
  words: W,
  kind: PageKind,
  options: Options = {},
) => ({
  path,
  file,
  words,
  kind,
  isListed: options.isListed ?? true,
  isKept: options.isKept ?? true,
  query: options.query ?? [],
  isInviting: options.isInviting ?? false,
});

const INVITING = { isInviting: true } as const;

type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${Capitalize<A>}${Camel<B>}`
  : Capitalize<S>;
export type ServiceKey = `service${Camel<ServiceSlug>}`;
export type CaseKey = `case${Camel<CaseSlug>}`;

const camel = (slug: string) =>
  slug.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** The words of a service's page; a slug without words is a type error here. */
export const serviceKey = (slug: ServiceSlug) =>
  `service${camel(slug)}` as ServiceKey satisfies PageKey;
/** A service with a piece of its own has a module for it; all others share one. */
const serviceFile = (slug: ServiceSlug, hasPiece: boolean) =>
  `site/services/${hasPiece ? slug : "service"}/route.tsx`;
const caseKey = (slug: CaseSlug) => `case${camel(slug)}` as CaseKey satisfies PageKey;

/**
 * The 46 pages of the URL contract (spec, section 2) but for the articles, each at the same path on both
 * hosts, in its order. Routes, words, sitemap, page cache, budgets and tests derive from this list: a
 * page is a line here, a folder and its words. A service, a case study or an opening is a row of
 * content/facts with its words.
 */
export const PAGES = [
  page("/", "site/home/route.tsx", "home", "home", INVITING),
  page("/team", "site/team/route.tsx", "team", "company", INVITING),
  page("/about", "site/about/route.tsx", "about", "company", INVITING),
  page("/terms", "site/legal/route.tsx", "terms", "legal"),
  page("/privacy", "site/legal/route.tsx", "privacy", "legal"),
  page("/contact", "site/contact/route.tsx", "contact", "contact", { query: ["sent", "topic"] }),
  page("/blog", "site/blog/route.tsx", "blog", "insights", {
    query: ["category", "page", "q"],
    ...INVITING,
  }),
  page("/admin", "staff/layout.tsx", "admin", "staff", { isListed: false, isKept: false }),
  page("/tiktok-analytics", "analytics/route.tsx", "analytics", "tool", INVITING),
  page(
    "/test-og-differences",
    "discovery/test-og-differences/route.tsx",
    "ogDifferences",
    "staff",
    {
      isListed: false,
      isKept: false,
    },
  ),
  page("/brands", "site/brands/route.tsx", "brands", "brands"),
  page("/brands/join", "site/brands/join/route.tsx", "brandsJoin", "brands", { query: ["sent"] }),
  page("/brands/playbook", "site/brands/playbook/route.tsx", "brandsPlaybook", "brands"),
  page("/brands/campaigns", "site/brands/campaigns/route.tsx", "brandsCampaigns", "brands", {
    query: ["sent"],
  }),
  page("/brands/resources", "site/brands/resources/route.tsx", "brandsResources", "brands"),
  page(
    "/brands/partnerships",
    "site/brands/partnerships/route.tsx",
    "brandsPartnerships",
    "brands",
  ),
  page("/creators", "site/creators/route.tsx", "creators", "creators"),
  page("/creators/join", "site/creators/join/route.tsx", "creatorsJoin", "creators", {
    query: ["handle", "poster", "sent"],
  }),
  page("/careers", "site/careers/route.tsx", "careers", "careers"),
  page("/careers/apply", "site/careers/apply/route.tsx", "careersApply", "careers", {
    query: ["opening", "sent"],
  }),
  page("/apply-redirect", "site/apply-redirect/route.tsx", "applyRedirect", "careers", {
    isListed: false,
    isKept: false,
  }),
  page("/services", "site/services/route.tsx", "services", "services", INVITING),
  ...SERVICES.map(({ slug, hasPiece }) =>
    page(`/services/${slug}`, serviceFile(slug, hasPiece), serviceKey(slug), "service"),
  ),
  page("/case-studies", "site/case-studies/route.tsx", "caseStudies", "case-studies", INVITING),
  ...CASES.map(({ slug }) =>
    page(
      `/case-studies/${slug}`,
      "site/case-studies/case-study/route.tsx",
      caseKey(slug),
      "case-study",
    ),
  ),
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]["path"];

/** Every position that is open: which there are, the list says (app/content/schema/lists.ts, record 39). */
export const OPENING_PAGE = page(
  "/careers/:slug",
  "site/careers/opening/route.tsx",
  undefined,
  "opening",
);

/** Every article that is published or will be: which there are, their index says. */
export const ARTICLE_PAGE = page(
  "/blog/:slug",
  "site/blog/article/route.tsx",
  undefined,
  "article",
);

/** The search: rendered for each visitor, and listed nowhere. */
export const SEARCH_PAGE = page("/search", "discovery/search/route.tsx", undefined, "tool", {
  isListed: false,
  isKept: false,
});

/** Pages of which content says how many there are: one pattern, one module each. */
export const ENTRY_PAGES = [OPENING_PAGE, ARTICLE_PAGE] as const satisfies readonly Page[];

/** Every page with an address of its own; those of content by their pattern. */
export const ALL_PAGES: readonly Page[] = [...PAGES, ...ENTRY_PAGES, SEARCH_PAGE];

/** First parts of the paths that belong to one person: nobody keeps or lists what they answer. */
export const PRIVATE_PARTS = ["admin", "account"] as const;

/** Route ids of what answers without a page. */
export const ENDPOINTS = "resources";

const SLUG = ":slug";

/** The pattern that an address is one of, such as `/blog/glow-up`. */
export const entryPageOf = (path: string) =>
  ENTRY_PAGES.find((page) => slugIn(page, path) !== undefined);

/** What an address has where the pattern of its page says `:slug`. */
export function slugIn(page: (typeof ENTRY_PAGES)[number], path: string): string | undefined {
  const folder = page.path.slice(0, -SLUG.length);
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}

/** The id of a page's route: its path, or "home"; of a pattern, what its pages are. */
export const routeId = (path: string): string =>
  path
    .replace(/^\//, "")
    .replace(SLUG, ENTRY_PAGES.find((page) => page.path === path)?.kind ?? "") || "home";

export type ContractPage = (typeof PAGES)[number];

const byPath = new Map<string, ContractPage>(PAGES.map((one) => [one.path, one]));

/** The page of the contract at a path; those of content are none of it. */
export const contractPage = (path: string) => byPath.get(path);
