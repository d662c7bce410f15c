import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { OPENINGS } from "../content/facts/openings.ts";

/**
 * The URL contract (spec, section 2): 46 pages, each at the same path on both hosts, one more for each
 * open position (record 39), then the endpoints without a page. Articles share a route; which there are, their index says. Navigation
 * checks and route tests derive from this list.
 */
const services = [
  "production",
  "tiktok-live",
  "creator-events",
  "content-strategy",
  "talent-management",
  "brand-partnerships",
];
const openings = OPENINGS.map(({ id }) => id);
const caseStudies = ["urban-fit", "fresh-food", "glow-beauty", "nextgen-gaming"];

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
  route("leads", "routes/admin/leads/route.tsx", { id: "admin/leads" }),
  route("leads/board", "routes/admin/leads/board/route.tsx", { id: "admin/leads/board" }),
  route("leads/numbers", "routes/admin/leads/numbers/route.tsx", { id: "admin/leads/numbers" }),
  route("leads/export.csv", "routes/admin/leads/export.ts", { id: "resources/admin/leads.csv" }),
  route("leads/:id", "routes/admin/leads/lead/route.tsx", { id: "admin/leads/lead" }),
  route("leads/:id/cv", "routes/admin/leads/lead/cv.ts", { id: "resources/admin/lead-cv" }),
  route("leads/:id/reply", "routes/admin/leads/reply/route.tsx", { id: "admin/leads/reply" }),
  route("tray", "routes/admin/tray/route.tsx", { id: "admin/tray" }),
  route("tray/stray/:id", "routes/admin/tray/stray-file.ts", { id: "resources/admin/stray-file" }),
  route("tray/:id", "routes/admin/tray/entry/route.tsx", { id: "admin/tray/entry" }),
  route("tray/:id/file", "routes/admin/tray/entry/file.ts", { id: "resources/admin/tray-file" }),
  route("privacy", "routes/admin/privacy/route.tsx", { id: "admin/privacy" }),
  route("privacy/export", "routes/admin/privacy/export.ts", { id: "resources/admin/privacy" }),
];

/** The staff area, inside its own shell: routes/admin/layout.tsx. */
const staff = [
  ...leads,
  index("routes/admin/overview/route.tsx", { id: "admin/overview" }),
  route("users", "routes/admin/users/route.tsx", { id: "admin/users" }),
  route("users/invite", "routes/admin/users/invite/route.tsx", { id: "admin/users/invite" }),
  route("users/:id", "routes/admin/users/person/route.tsx", { id: "admin/users/person" }),
  route("outbox", "routes/admin/outbox/route.tsx", { id: "admin/outbox" }),
  route("outbox/:id", "routes/admin/outbox/mail/route.tsx", { id: "admin/outbox/mail" }),
  route("articles", "routes/admin/articles/route.tsx", { id: "admin/articles" }),
  route("articles/new", "routes/admin/articles/new/route.tsx", { id: "admin/articles/new" }),
  route("articles/:id", "routes/admin/articles/article/route.tsx", {
    id: "admin/articles/article",
  }),
  route("redirects", "routes/admin/redirects/route.tsx", { id: "admin/redirects" }),
  route("redirects/new", "routes/admin/redirects/new/route.tsx", { id: "admin/redirects/new" }),
  route("redirects/:id", "routes/admin/redirects/redirect/route.tsx", {
    id: "admin/redirects/redirect",
  }),
  route("account", "routes/admin/account/route.tsx", { id: "admin/account" }),
  route("activity", "routes/admin/activity/route.tsx", { id: "admin/activity" }),
  route("*", "routes/admin/missing/route.tsx", { id: "admin/missing" }),
];

/** Pages for those who build the site; no build has them. */
const development =
  process.env.NODE_ENV === "development"
    ? [route("design-system", "routes/design-system/route.tsx", { id: "design-system" })]
    : [];

export default [
  index("routes/home/route.tsx", { id: "home" }),
  route("team", "routes/team/route.tsx", { id: "team" }),
  route("about", "routes/about/route.tsx", { id: "about" }),
  route("terms", "routes/legal/route.tsx", { id: "terms" }),
  route("privacy", "routes/legal/route.tsx", { id: "privacy" }),
  route("contact", "routes/contact/route.tsx", { id: "contact" }),
  route("admin", "routes/admin/layout.tsx", { id: "admin" }, staff),
  route("tiktok-analytics", "analytics/route.tsx", { id: "tiktok-analytics" }),
  route("test-og-differences", "routes/test-og-differences/route.tsx", {
    id: "test-og-differences",
  }),

  ...accounts.map((name) =>
    route(`account/${name}`, `routes/account/${name}/route.tsx`, { id: `account/${name}` }),
  ),
  route("account/provider-callback", "routes/account/provider-callback/route.ts", {
    id: "account/provider-callback",
  }),

  route("brands", "routes/brands/route.tsx", { id: "brands" }),
  route("brands/join", "routes/brands/join/route.tsx", { id: "brands/join" }),
  route("brands/playbook", "routes/brands/playbook/route.tsx", { id: "brands/playbook" }),
  route("brands/campaigns", "routes/brands/campaigns/route.tsx", { id: "brands/campaigns" }),
  route("brands/resources", "routes/brands/resources/route.tsx", { id: "brands/resources" }),
  route("brands/partnerships", "routes/brands/partnerships/route.tsx", {
    id: "brands/partnerships",
  }),

  route("creators", "routes/creators/route.tsx", { id: "creators" }),
  route("creators/join", "routes/creators/join/route.tsx", { id: "creators/join" }),

  route("careers", "routes/careers/route.tsx", { id: "careers" }),
  route("careers/apply", "routes/careers/apply/route.tsx", { id: "careers/apply" }),
  ...each("careers", openings, "routes/careers/opening/route.tsx"),
  route("apply-redirect", "routes/apply-redirect/route.tsx", { id: "apply-redirect" }),

  route("services", "routes/services/route.tsx", { id: "services" }),
  ...each("services", services, "routes/services/service/route.tsx"),

  route("case-studies", "routes/case-studies/route.tsx", { id: "case-studies" }),
  ...each("case-studies", caseStudies, "routes/case-studies/case-study/route.tsx"),

  route("blog", "routes/blog/route.tsx", { id: "blog" }),
  route("blog/:slug.md", "routes/resources/article-markdown.ts", { id: "resources/blog.md" }),
  // One route for all articles: those of the contract's list, and any that is written later.
  route("blog/:slug", "routes/blog/article/route.tsx", { id: "blog/article" }),

  route("api/_nuxt_icon/:file", "routes/resources/icons.ts", { id: "resources/icons" }),
  route("builds/latest.json", "routes/resources/latest-build.ts", { id: "resources/latest-build" }),
  route("builds/meta/:file", "routes/resources/build-meta.ts", { id: "resources/build-meta" }),
  route("islands/:name", "routes/resources/islands.tsx", { id: "resources/islands" }),
  route("manifest.webmanifest", "routes/resources/manifest.ts", { id: "resources/manifest" }),
  route("messages/:file", "routes/resources/messages.ts", { id: "resources/messages" }),

  ...development,
  route("search", "routes/search/route.tsx", { id: "search" }),
  route("api/search", "routes/resources/search.ts", { id: "resources/search" }),
  route("api/poster", "routes/resources/poster.ts", { id: "resources/poster" }),
  route("api/forms/stamp", "routes/resources/form-stamp.ts", { id: "resources/form-stamp" }),
  route("api/forms/upload", "routes/resources/form-upload.ts", { id: "resources/form-upload" }),
  route("og/*", "routes/resources/share-image.ts", { id: "resources/share-image" }),
  route("sitemap.xml", "routes/resources/sitemap.ts", { id: "resources/sitemap" }),
  route("sitemaps/:file", "routes/resources/sitemap-part.ts", { id: "resources/sitemap-part" }),
  route("robots.txt", "routes/resources/robots.ts", { id: "resources/robots" }),
  route("feed.xml", "routes/resources/atom-feed.ts", { id: "resources/atom-feed" }),
  route("feed.json", "routes/resources/json-feed.ts", { id: "resources/json-feed" }),
  route("llms.txt", "routes/resources/llms.ts", { id: "resources/llms" }),

  route("*", "routes/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
