import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grownCopy } from "../support/grown-copy.ts";
import { freePort, get, start } from "../support/process.ts";

/** More than the guide shows of a category, and than one page of results. */
const MANY = 160;
const ADDED = "brand-deal-pricing-13";
const SLOT = /href="\/blog\/([a-z0-9-]+)"/g;

let tree: string;
beforeAll(async () => {
  tree = await grownCopy(MANY);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const slugsIn = (html: string) => new Set(Array.from(html.matchAll(SLOT), ([, slug]) => slug));

it("shows articles that were added as files, wherever articles are shown", async () => {
  const PORT = await freePort();
  const site = start({ PORT }, tree);
  await site.ready();
  const read = async (path: string) => {
    const { status, body } = await get(PORT, path);
    expect(status, path).toBe(200);
    return body;
  };

  expect(await read(`/blog/${ADDED}`)).toContain("Article number 13");
  // From the cache now, and no other article with it.
  expect(await read(`/blog/${ADDED}`)).toContain("Article number 13");
  expect(await read("/blog/brand-deal-pricing")).not.toContain("Article number 13");
  expect(await read(`/blog/${ADDED}.md`)).toMatch(/^# Article number 13$/m);
  expect(await read(`/blog/${ADDED}.data?_routes=blog%2Farticle`)).toContain("Article number 13");
  expect(await read("/sitemap.xml")).toContain(`/blog/${ADDED}<`);
  expect((await get(PORT, "/blog/brand-deal-pricing-9999")).status).toBe(404);
  const missing = await get(PORT, "/blog/brand-deal-pricing-9999.md");
  expect(missing.status).toBe(404);
  expect(missing.body).toMatch(/^<!DOCTYPE html>/i);
  expect((await get(PORT, `/Blog/${ADDED}/`)).status).toBe(308);

  const guide = await read("/blog");
  expect(slugsIn(guide).size).toBeLessThan(20);
  expect(guide).toContain('href="/blog?category=growth"');

  const seen = new Set<string | undefined>();
  for (let page = 1; page <= 2; page++) {
    for (const slug of slugsIn(await read(`/blog?category=growth&page=${page}`))) seen.add(slug);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(await read("/blog?category=growth&page=2")).toMatch(
    /href="\/blog\?category=growth" rel="prev"|rel="prev"[^>]*href="\/blog\?category=growth"/,
  );
  // Nobody is led to a page of a list that is not there.
  const [beyond, last] = [
    await read("/blog?category=growth&page=99"),
    await read("/blog?category=growth&page=2"),
  ];
  expect(slugsIn(last).size).toBeGreaterThan(20);
  expect(slugsIn(beyond)).toEqual(slugsIn(last));
  expect(await read("/search?q=number+13")).toContain(`/blog/${ADDED}`);
});
