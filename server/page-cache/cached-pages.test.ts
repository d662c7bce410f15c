import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { cachedPages, pageFinder, QUERIES_READ } from "./cached-pages.ts";

const app = fileURLToPath(new URL("../../app", import.meta.url));
const pages = cachedPages(
  Object.fromEntries(
    routes.map((route) => [
      route.id,
      { id: route.id ?? "", ...(route.path && { path: route.path }) },
    ]),
  ),
);
const find = pageFinder(pages);

it("keeps 43 of the 46 pages, each as a document and twice as data", () => {
  expect(pages.filter(({ target }) => !target.includes(".data"))).toHaveLength(43);
  expect(pages).toHaveLength(3 * 43);
});

describe("pageFinder", () => {
  it.each([
    ["/", "/"],
    ["/?utm_source=x", "/"],
    ["/about?", "/about"],
    ["/_.data?_routes=home", "/_.data?_routes=home"],
    [
      "/services/production.data?_routes=services%2Fproduction&utm=1",
      "/services/production.data?_routes=services%2Fproduction",
    ],
    ["/blog?page=2", "/blog"],
  ])("%s is %s", (asked, target) => expect(find(asked)?.target).toBe(target));

  it.each([
    "/about/",
    "//about",
    "/About",
    "/about#x",
    "/about.data?_routes=team",
    "/about.data?_routes=about&_routes=team",
    "/blog?q=a",
    "/blog?Q=a&category=growth",
    "/careers/apply?opening=editor",
    "/admin",
    "/search?q=x",
    "/messages/en.json",
    "http://localhost/about",
    "*",
  ])("%s is not kept", (asked) => expect(find(asked)).toBeUndefined());
});

/** A page that reads its query but is not listed would be sent to everybody without it. */
it("lists every page whose route reads its query", () => {
  const readers = readdirSync(join(app, "routes"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^resources\//.test(name))
    .filter((name) =>
      /searchParams|\burl\.search\b/i.test(readFileSync(join(app, "routes", name), "utf8")),
    )
    .map((name) => dirname(name));
  const listed = routes.filter((route) => QUERIES_READ[`/${route.path ?? ""}`]);
  const folders = listed.map((route) => dirname(route.file).replace(/^routes\//, ""));
  const exempt = [".", "account", "admin", "apply-redirect", "search", "test-og-differences"];
  const isListed = (folder: string) =>
    [...folders, ...exempt].some((known) => folder === known || folder.startsWith(`${known}/`));
  expect(readers.filter((folder) => !isListed(folder))).toEqual([]);
});
