import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { ALL_PAGES, ENDPOINTS, type Page, routeId } from "./pages.ts";

/** Its page is the staff area's own layout. */
const STAFF = "/admin";

/** Signing in and around it; beside the contract's pages, never cached or listed. */
const accounts = [
  ...["sign-in", "sign-out", "forgot-password", "reset-password", "accept-invite", "resume"].map(
    (name) => route(`account/${name}`, `account/${name}/route.tsx`, { id: `account/${name}` }),
  ),
  route("account/provider-callback", "account/provider-callback/route.ts", {
    id: "account/provider-callback",
  }),
];

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
  route("search", "staff/search/route.tsx", { id: "admin/search" }),
  route("visits", "staff/visits/route.tsx", { id: "admin/visits" }),
  route("account", "staff/account/route.tsx", { id: "admin/account" }),
  route("activity", "staff/activity/route.tsx", { id: "admin/activity" }),
  route("*", "staff/missing/route.tsx", { id: "admin/missing" }),
];

/** Pages for those who build the site; no build has them. */
const development =
  process.env.NODE_ENV === "development"
    ? [route("design-system", "site/design-system/route.tsx", { id: "design-system" })]
    : [];

/** A page of the table; literal paths may share one module, each with an id of its own. */
const pageRoute = ({ path, file }: Page) =>
  path === "/"
    ? index(file, { id: routeId(path) })
    : route(path.slice(1), file, { id: routeId(path) });

const publicPages = ALL_PAGES.filter(({ path }) => path !== STAFF);

/** What answers without a page. */
const endpoint = (path: string, file: string, name: string) =>
  route(path, file, { id: `${ENDPOINTS}/${name}` });

/**
 * Every address (spec, section 2): the pages of the table, accounts, then the endpoints without a page.
 * Navigation checks and route tests derive from this list.
 */
export default [
  layout("site/layout.tsx", { id: "public" }, [
    layout("site/inviting-layout.tsx", { id: "public/inviting" }, [
      ...publicPages.filter(({ isInviting }) => isInviting).map(pageRoute),
      ...development,
      route("*", "site/not-found/route.tsx", { id: "not-found" }),
    ]),
    layout(
      "site/quiet-layout.tsx",
      { id: "public/quiet" },
      publicPages.filter(({ isInviting }) => !isInviting).map(pageRoute),
    ),
    layout("account/layout.tsx", { id: "account" }, accounts),
  ]),
  route(STAFF.slice(1), "staff/layout.tsx", { id: "admin" }, staff),

  // A pattern for each depth that pages have; what has a page of its own at it comes before others.
  endpoint(":page.md", "discovery/markdown/page.ts", "page.md"),
  endpoint("blog/:slug.md", "discovery/markdown/page.ts", "blog.md"),
  endpoint("careers/:slug.md", "discovery/markdown/page.ts", "careers.md"),
  endpoint(":section/:page.md", "discovery/markdown/page.ts", "section.md"),
  endpoint("api/_nuxt_icon/:file", "endpoints/icons.ts", "icons"),
  endpoint("reports", "endpoints/reports.ts", "reports"),
  endpoint("builds/latest.json", "endpoints/latest-build.ts", "latest-build"),
  endpoint("builds/meta/:file", "endpoints/build-meta.ts", "build-meta"),
  endpoint("islands/:name", "site/islands/route.tsx", "islands"),
  endpoint("manifest.webmanifest", "endpoints/manifest.ts", "manifest"),
  endpoint("messages/:file", "endpoints/messages.ts", "messages"),
  endpoint("api/search", "discovery/search/api.ts", "search"),
  endpoint("api/poster", "endpoints/poster.ts", "poster"),
  endpoint("api/forms/stamp", "forms/endpoints/stamp.ts", "form-stamp"),
  endpoint("api/forms/upload", "forms/endpoints/upload.ts", "form-upload"),
  endpoint("og/*", "discovery/share-images/route.ts", "share-image"),
  endpoint("sitemap.xml", "discovery/sitemap/route.ts", "sitemap"),
  endpoint("sitemaps/:file", "discovery/sitemap/part.ts", "sitemap-part"),
  endpoint("robots.txt", "discovery/robots.ts", "robots"),
  endpoint("feed.xml", "discovery/feeds/atom.ts", "atom-feed"),
  endpoint("feed.json", "discovery/feeds/json.ts", "json-feed"),
  endpoint("feeds/:category.xml", "discovery/feeds/atom.ts", "category-atom-feed"),
  endpoint("feeds/:category.json", "discovery/feeds/json.ts", "category-json-feed"),
  endpoint("llms.txt", "discovery/markdown/llms.ts", "llms"),
] satisfies RouteConfig;
