import { Readable } from "node:stream";
import { parseSitemapIndex } from "sitemap";
import { expect, it } from "vitest";
import { xmlProblems } from "../../../test/support/xml.ts";
import { MAX_URLS, type SitemapEntry, sitemap, sitemapPart } from "./sitemap.server.ts";

const origins = { en: "https://b4.example", el: "https://b4.example.gr" };
const entry = (path: string, updated = "2026-11-01"): SitemapEntry => ({
  path,
  updated,
  languages: ["en", "el"],
});

it("lists a page with itself among its alternates", async () => {
  const xml = sitemap([entry("/about")], "el", origins);
  expect(xml).toContain("<loc>https://b4.example.gr/about</loc>");
  expect(xml).toContain('hreflang="x-default" href="https://b4.example/about"');
  expect(await xmlProblems(xml, "sitemap")).toEqual([]);
});

it("lists only the languages that have a page", () => {
  const xml = sitemap([{ ...entry("/nea"), languages: ["el"] }], "el", origins);
  expect(xml.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="el"', 'hreflang="x-default"']);
  expect(xml).not.toContain("https://b4.example/");
});

it("is an index of parts once it is large", async () => {
  const many = Array.from({ length: MAX_URLS + 1 }, (_, n) =>
    entry(`/p${n}`, n === MAX_URLS ? "2026-11-20" : "2026-11-01"),
  );
  const index = sitemap(many, "en", origins);
  const listed = await parseSitemapIndex(Readable.from([index]));
  expect(listed.map(({ lastmod }) => lastmod)).toEqual(["2026-11-01", "2026-11-20"]);
  expect(index.match(/<loc>.*<\/loc>/g)).toEqual([
    "<loc>https://b4.example/sitemaps/1.xml</loc>",
    "<loc>https://b4.example/sitemaps/2.xml</loc>",
  ]);
  expect(sitemapPart(many, 1, "en", origins)?.match(/<url>/g)).toHaveLength(MAX_URLS);
  expect(sitemapPart(many, 2, "en", origins)?.match(/<url>/g)).toHaveLength(1);
  expect(sitemapPart(many, 3, "en", origins)).toBeUndefined();
  expect(sitemapPart(many.slice(0, 5), 1, "en", origins)).toBeUndefined();
});
