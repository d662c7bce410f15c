import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { CASES } from "../content/facts/case-studies.ts";
import { OPENINGS } from "../content/facts/openings.ts";
import { SERVICES } from "../content/facts/services.ts";
import { ALL_PAGES, contractPage, PAGES, routeId } from "./pages.ts";
import routes from "./routes.ts";

/** The page of services without a piece of their own, however many there are. */
const SHARED = "site/services/service";

type Branch = (typeof routes)[number];

/** A route with what stands in it. */
const branch = (route: Branch): Branch[] => [route, ...(route.children ?? []).flatMap(branch)];

const root = join(import.meta.dirname, "..");

/** Pages of the contract that are no row of a list: the staff's door is one of them. */
const SINGLE = 23;

it("is a list of the contract's pages: single ones, services and case studies", () => {
  expect(PAGES).toHaveLength(SINGLE + SERVICES.length + CASES.length);
  expect(new Set(ALL_PAGES.map(({ path }) => path)).size).toBe(ALL_PAGES.length);
});

it("has a route for every page, with its module", () => {
  const all = routes.flatMap(branch);
  for (const { path, file } of ALL_PAGES) {
    expect(existsSync(join(root, "app", file)), file).toBe(true);
    expect(all.find(({ id }) => id === routeId(path))?.file, path).toBe(file);
  }
});

it("knows a page by its path, and none by a name of an object's own", () => {
  expect(contractPage("/contact")).toMatchObject({ words: "contact", kind: "contact" });
  expect(contractPage("/blog/anything")).toBeUndefined();
  expect(contractPage("constructor")).toBeUndefined();
});

/** A second list would have to be remembered by whoever adds a service. */
it("is the only place, with content/facts, where slugs are listed", () => {
  const slugs = [...SERVICES.map(({ slug }) => slug), ...CASES.map(({ slug }) => slug)];
  const names = [...slugs, ...OPENINGS.map(({ id }) => id)].join("|");
  const listed = new RegExp(
    `(?:"(?:/[a-z-]+/)?(?:${names})"\\s*,\\s*){2}"(?:/[a-z-]+/)?(?:${names})"`,
  );
  const sources = ["app", "server", "scripts", "vite", "bench", "backend"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes(".test."))
      .map((name) => join(folder, name)),
  );
  expect(listed.test('["production", "tiktok-live", "creator-events"]')).toBe(true);
  const doubles = sources.filter((file) => listed.test(readFileSync(join(root, file), "utf8")));
  expect(doubles).toEqual([]);
});

/** A column of the menu has a mark for each: app/design/header/services-links.css counts them. */
const MOST_IN_A_COLUMN = 6;

it.each(["creators", "brands"])("has room in the menu for all services for %s", (side) => {
  const column = SERVICES.filter(({ audience }) => audience === side);
  expect(column.length).toBeLessThanOrEqual(MOST_IN_A_COLUMN);
});

it("has a folder for each service with a piece of its own, and for no other", () => {
  for (const { slug, hasPiece } of SERVICES) {
    expect(existsSync(join(root, "app/site/services", slug)), slug).toBe(hasPiece);
  }
});

it("leaves no page's folder out", () => {
  const folders = new Set(ALL_PAGES.map(({ file }) => dirname(file)));
  const modules = readdirSync(join(root, "app/site"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("route.tsx"))
    .map((name) => `site/${dirname(name)}`);
  const unlisted = modules.filter((folder) => !folders.has(folder));
  expect(unlisted.filter((folder) => folder !== SHARED).toSorted()).toEqual([
    "site/design-system",
    "site/islands",
    "site/not-found",
  ]);
  expect(modules).toContain(SHARED);
});
