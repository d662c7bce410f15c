import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ALL_PAGES, ENTRY_PAGES, OPENING_PAGE } from "../../app/pages.ts";
import { OPENINGS } from "../../content/facts/openings.ts";

export const LANGUAGES = ["en", "el"] as const;
export const MODES = ["light", "dark"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Mode = (typeof MODES)[number];

/** What one picture shows. */
export type View = { path: string; language: Language; mode: Mode; widthPx: number };

const ARTICLES = fileURLToPath(new URL("../../content/articles", import.meta.url));
/** What is no page of the table and has a look all the same. */
const BESIDE = ["/search?q=live", "/account/sign-in", "/account/forgot-password", "/nope"];
/** It is there to move on. */
const MOVES_ON = "/apply-redirect";
const STAFF = "/admin";

/** Every public page by its path, and what stands beside them. */
export const PUBLIC_PATHS: readonly string[] = [
  ...ALL_PAGES.map(({ path }) => path).filter(
    (path) => ![...ENTRY_PAGES.map((page) => page.path), MOVES_ON, STAFF, "/search"].includes(path),
  ),
  ...OPENINGS.map(({ id }) => OPENING_PAGE.path.replace(":slug", id)),
  ...readdirSync(ARTICLES).map((slug) => `/blog/${slug}`),
  ...BESIDE,
];

/** Screens of the staff area, on a store with leads (staff-store.ts). */
export const STAFF_PATHS: readonly string[] = [
  ...["", "/leads", "/leads/board", "/leads/numbers", "/tray", "/privacy", "/users"],
  ...["/users/invite", "/outbox", "/articles", "/articles/new", "/redirects", "/redirects/new"],
  ...["/account", "/nope", "/leads/11111111-1111-4111-8111-111111111111"],
  ...["/activity", "/visits", "/search", "/privacy?email=admin@people.example"],
  "/leads/11111111-1111-4111-8111-111111111111/reply",
].map((path) => `${STAFF}${path}`);

/** A file name for a view, the same for all builds. */
export const fileOf = ({ path, language, mode, widthPx }: View) =>
  `${language}-${mode}-${widthPx}/${path === "/" ? "home" : path.slice(1).replace(/[^\w-]+/g, "--")}.png`;
