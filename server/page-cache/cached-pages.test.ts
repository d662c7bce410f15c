import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "../../app/i18n/locales.ts";
import { ALL_PAGES } from "../../app/pages.ts";
import { OPENINGS } from "../../content/facts/openings.ts";
import { ARTICLES } from "../../test/support/articles.ts";
import { cachedPages, pageFinder } from "./cached-pages.ts";

const app = fileURLToPath(new URL("../../app", import.meta.url));
const pages = cachedPages(
  ALL_PAGES,
  [...ARTICLES.map((slug) => `/blog/${slug}`), ...OPENINGS.map(({ id }) => `/careers/${id}`)].map(
    (path) => ({ path, locales: LOCALE_CODES }),
  ),
);
const looked: string[] = [];
const { find, forget } = pageFinder(pages, (path) => {
  looked.push(path);
  if (!/^\/(?:blog|careers)\/written-later/.test(path)) return [];
  return path === "/blog/written-later-greek" ? ["el"] : LOCALE_CODES;
});

it("keeps 43 of the 46 pages and the open positions, each as a document and twice as data", () => {
  const count = 43 + OPENINGS.length;
  expect(pages.filter(({ target }) => !target.includes(".data"))).toHaveLength(count);
  expect(pages).toHaveLength(3 * count);
});

describe("an article that is not rendered ahead", () => {
  const own = "/blog/written-later.data?_routes=blog%2Farticle";

  it.each([
    ["/blog/written-later", "/blog/written-later"],
    ["/blog/written-later?utm_source=x", "/blog/written-later"],
    [own, own],
    [`${own}&utm=1`, own],
  ])("%s is %s", (asked, target) => {
    const page = find(asked);
    expect(page).toMatchObject({ target, path: "/blog/written-later" });
    expect(find(asked)).toBe(page);
  });

  it("is one of any number, and knows its languages", () => {
    expect(find("/blog/written-later")).toMatchObject({ isExtra: true, locales: LOCALE_CODES });
    expect(find("/blog/written-later-greek.data")?.locales).toEqual(["el"]);
    expect(find("/blog/brand-partnerships")).not.toHaveProperty("isExtra");
  });

  it("is looked up once", () => {
    find("/blog/written-later-too");
    find("/blog/written-later-too");
    expect(looked.filter((path) => path === "/blog/written-later-too")).toHaveLength(1);
  });

  it("has its languages looked up again once they have changed", () => {
    const known = find("/blog/written-later-twice");
    forget("/blog/written-later-twice");
    expect(find("/blog/written-later-twice")).not.toBe(known);
    expect(looked.filter((path) => path === "/blog/written-later-twice")).toHaveLength(2);
  });

  it("makes room for others", () => {
    const first = find("/blog/written-later-first");
    for (let n = 0; n < 600; n++) find(`/blog/written-later-${n}`);
    expect(find("/blog/written-later-first")).not.toBe(first);
    expect(find("/blog/written-later-first")).toEqual(first);
  });

  it("is kept as Markdown, too", () => {
    const markdown = find("/blog/written-later-greek.md");
    expect(markdown).toMatchObject({ target: "/blog/written-later-greek.md", isExtra: true });
    expect(markdown?.locales).toEqual(["el"]);
  });

  it.each(["/blog/nope", "/blog/nope.data", "/blog/nope.md", "/blog/Written-later"])(
    "%s is not kept",
    (asked) => expect(find(asked)).toBeUndefined(),
  );
});

describe("the Markdown of a page", () => {
  it.each([
    ["/index.md", "/"],
    ["/about.md?utm_source=x", "/about"],
    ["/services/production.md", "/services/production"],
  ])("%s is kept once it is asked for", (asked, path) => {
    expect(find(asked)).toMatchObject({ path, isExtra: true });
    expect(find(asked)?.target).toBe(asked.split("?")[0]);
  });

  it.each(["/.md", "/admin.md", "/search.md", "/About.md", "/nope.md"])("%s is not kept", (asked) =>
    expect(find(asked)).toBeUndefined(),
  );
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
    ["/about?page=2", "/about"],
  ])("%s is %s", (asked, target) => expect(find(asked)?.target).toBe(target));

  it.each([
    "/about/",
    "//about",
    "/About",
    "/about#x",
    "/about.data?_routes=team",
    "/about.data?_routes=about&_routes=team",
    "/blog?q=a",
    "/blog?page=2",
    "/blog?Q=a&category=growth",
    "/careers/apply?opening=editor",
    "/admin",
    "/search?q=x",
    "/messages/en.json",
    "http://localhost/about",
    "*",
  ])("%s is not kept", (asked) => expect(find(asked)).toBeUndefined());
});

/** A kept page that reads its query and does not say so would be sent to everybody without it. */
it("kept pages say that they read their query", () => {
  const folderOf = ({ file }: { file: string }) => dirname(file);
  const folders = new Set(ALL_PAGES.map(folderOf));
  const readers = [...folders].filter((folder) =>
    readdirSync(join(app, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      // A page below this one answers for itself.
      .filter((name) => !folders.has(join(folder, name.split("/")[0] ?? "")))
      .some((name) =>
        /searchParams|\burl\.search\b/i.test(readFileSync(join(app, folder, name), "utf8")),
      ),
  );
  const silent = ALL_PAGES.filter(({ isKept, query }) => isKept && query.length === 0);
  expect(readers).toContain("site/blog");
  expect(silent.map(folderOf).filter((folder) => readers.includes(folder))).toEqual([]);
});
