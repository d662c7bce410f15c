import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { CASES } from "../content/facts/case-studies.ts";
import { OPENINGS } from "../content/facts/openings.ts";
import { SERVICES } from "../content/facts/services.ts";

/**
 * The URL contract (spec, section 2): 46 pages, each at the same path on both hosts, one more for each
 * open position (record 39), then the endpoints without a page. Articles share a route; which there are, their index says. Navigation
 * checks and route tests derive from this list.
 */
const services = SERVICES.map(({ slug }) => slug);
const openings = OPENINGS.map(({ id }) => id);
const caseStudies = CASES.map(({ slug }) => slug);

/** Signing in and around it; beside the contract's pages, never cached or listed. */
const accounts = [
  "sign-in",
  "sign-out",
  "forgot-password",
  "reset-password",
  "accept-invite",
  "resume",
];

/** Several literal paths that share one module, each with an id of its own. */
const each = (folder: string, slugs: readonly string[], file: string) =>
  slugs.map((slug) => route(`${folder}/${slug}`, file, { id: `${folder}/${slug}` }));

/** The pipeline: what visitors sent, and what staff make of it. */
const leads = [
  route("leads", "staff/leads/route.tsx", { id: "admin/leads" }),
  route("leads/board", "staff/leads/board/route.tsx", { id: "admin/leads/board" }),
  route("leads/numbers", "staff/leads/numbers/route.tsx", { id: "admin/leads/numbers" }),
  route("leads/export.csv", "staff/leads/export.ts", { id: "resources/admin/leads.csv" }),
  route("leads/:id", "staff/leads/lead/route.tsx", { id: "admin/leads/lead" }),
  route("leads/:id/cv", "staff/leads/lead/cv.ts", { id: "resources/admin/lead-cv" }),
  route("leads/:id/reply", "staff/leads/reply/route.tsx", { id: "admin/leads/reply" }),
  route("tray", "staff/tray/route.tsx", { id: "admin/tray" }),
  route("tray/stray/:id", "staff/tray/stray-file.ts", { id: "resources/admin/stray-file" }),
  route("tray/:id", "staff/tray/entry/route.tsx", { id: "admin/tray/entry" }),
  route("tray/:id/file", "staff/tray/entry/file.ts", { id: "resources/admin/tray-file" }),
  route("privacy", "staff/privacy/route.tsx", { id: "admin/privacy" }),
  route("privacy/export", "staff/privacy/export.ts", { id: "resources/admin/privacy" }),
];

/** The staff area, inside its own shell: staff/layout.tsx. */
const staff = [
  ...leads,
  index("staff/overview/route.tsx", { id: "admin/overview" }),
  route("users", "staff/users/route.tsx", { id: "admin/users" }),
  route("users/invite", "staff/users/invite/route.tsx", { id: "admin/users/invite" }),
  route("users/:id", "staff/users/person/route.tsx", { id: "admin/users/person" }),
  route("outbox", "staff/outbox/route.tsx", { id: "admin/outbox" }),
  route("outbox/:id", "staff/outbox/mail/route.tsx", { id: "admin/outbox/mail" }),
  route("articles", "staff/articles/route.tsx", { id: "admin/articles" }),
  route("articles/new", "staff/articles/new/route.tsx", { id: "admin/articles/new" }),
  route("articles/:id", "staff/articles/article/route.tsx", {
    id: "admin/articles/article",
  }),
  route("redirects", "staff/redirects/route.tsx", { id: "admin/redirects" }),
  route("redirects/new", "staff/redirects/new/route.tsx", { id: "admin/redirects/new" }),
  route("redirects/:id", "staff/redirects/redirect/route.tsx", {
    id: "admin/redirects/redirect",
  }),
  route("account", "staff/account/route.tsx", { id: "admin/account" }),
  route("activity", "staff/activity/route.tsx", { id: "admin/activity" }),
  route("*", "staff/missing/route.tsx", { id: "admin/missing" }),
];

/** Pages for those who build the site; no build has them. */
const development =
  process.env.NODE_ENV === "development"
    ? [route("design-system", "site/design-system/route.tsx", { id: "design-system" })]
    : [];

export default [
  index("site/home/route.tsx", { id: "home" }),
  route("team", "site/team/route.tsx", { id: "team" }),
  route("about", "site/about/route.tsx", { id: "about" }),
  route("terms", "site/legal/route.tsx", { id: "terms" }),
  route("privacy", "site/legal/route.tsx", { id: "privacy" }),
  route("contact", "site/contact/route.tsx", { id: "contact" }),
  route("admin", "staff/layout.tsx", { id: "admin" }, staff),
  route("tiktok-analytics", "analytics/route.tsx", { id: "tiktok-analytics" }),
  route("test-og-differences", "discovery/test-og-differences/route.tsx", {
    id: "test-og-differences",
  }),

  ...accounts.map((name) =>
    route(`account/${name}`, `account/${name}/route.tsx`, { id: `account/${name}` }),
  ),
  route("account/provider-callback", "account/provider-callback/route.ts", {
    id: "account/provider-callback",
  }),

  route("brands", "site/brands/route.tsx", { id: "brands" }),
  route("brands/join", "site/brands/join/route.tsx", { id: "brands/join" }),
  route("brands/playbook", "site/brands/playbook/route.tsx", { id: "brands/playbook" }),
  route("brands/campaigns", "site/brands/campaigns/route.tsx", { id: "brands/campaigns" }),
  route("brands/resources", "site/brands/resources/route.tsx", { id: "brands/resources" }),
  route("brands/partnerships", "site/brands/partnerships/route.tsx", {
    id: "brands/partnerships",
  }),

  route("creators", "site/creators/route.tsx", { id: "creators" }),
  route("creators/join", "site/creators/join/route.tsx", { id: "creators/join" }),

  route("careers", "site/careers/route.tsx", { id: "careers" }),
  route("careers/apply", "site/careers/apply/route.tsx", { id: "careers/apply" }),
  ...each("careers", openings, "site/careers/opening/route.tsx"),
  route("apply-redirect", "site/apply-redirect/route.tsx", { id: "apply-redirect" }),

  route("services", "site/services/route.tsx", { id: "services" }),
  ...each("services", services, "site/services/service/route.tsx"),

  route("case-studies", "site/case-studies/route.tsx", { id: "case-studies" }),
  ...each("case-studies", caseStudies, "site/case-studies/case-study/route.tsx"),

  route("blog", "site/blog/route.tsx", { id: "blog" }),
  route("blog/:slug.md", "discovery/markdown/article.ts", { id: "resources/blog.md" }),
  // One route for all articles: those of the contract's list, and any that is written later.
  route("blog/:slug", "site/blog/article/route.tsx", { id: "blog/article" }),

  route("api/_nuxt_icon/:file", "endpoints/icons.ts", { id: "resources/icons" }),
  route("builds/latest.json", "endpoints/latest-build.ts", { id: "resources/latest-build" }),
  route("builds/meta/:file", "endpoints/build-meta.ts", { id: "resources/build-meta" }),
  route("islands/:name", "site/islands/route.tsx", { id: "resources/islands" }),
  route("manifest.webmanifest", "endpoints/manifest.ts", { id: "resources/manifest" }),
  route("messages/:file", "endpoints/messages.ts", { id: "resources/messages" }),

  ...development,
  route("search", "discovery/search/route.tsx", { id: "search" }),
  route("api/search", "discovery/search/api.ts", { id: "resources/search" }),
  route("api/poster", "endpoints/poster.ts", { id: "resources/poster" }),
  route("api/forms/stamp", "forms/endpoints/stamp.ts", { id: "resources/form-stamp" }),
  route("api/forms/upload", "forms/endpoints/upload.ts", { id: "resources/form-upload" }),
  route("og/*", "discovery/share-images/route.ts", { id: "resources/share-image" }),
  route("sitemap.xml", "discovery/sitemap/route.ts", { id: "resources/sitemap" }),
  route("sitemaps/:file", "discovery/sitemap/part.ts", { id: "resources/sitemap-part" }),
  route("robots.txt", "discovery/robots.ts", { id: "resources/robots" }),
  route("feed.xml", "discovery/feeds/atom.ts", { id: "resources/atom-feed" }),
  route("feed.json", "discovery/feeds/json.ts", { id: "resources/json-feed" }),
  route("llms.txt", "discovery/markdown/llms.ts", { id: "resources/llms" }),

  route("*", "site/not-found/route.tsx", { id: "not-found" }),
] satisfies RouteConfig;
