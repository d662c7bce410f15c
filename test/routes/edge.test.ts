/** What the answers of every address say to whatever stands between the site and its visitors. */

import { describe, expect, it } from "vitest";
import { ALL_PAGES, PAGES } from "../../app/pages.ts";
import { dataAddress } from "../../packages/router-inside/data-address.ts";
import { FRESH_MS } from "../../server/page-cache/page-cache.ts";
import type { Site } from "../../server/site.ts";
import { ARTICLES } from "../support/articles.ts";
import { HOSTS, LANGUAGES, OPENING_PATHS, openSite } from "../support/site.ts";

const told: Site = await openSite({
  EDGE_PURGE_URL: "http://127.0.0.1:1/",
  EDGE_PURGE_SECRET: "a-secret-that-both-sides-of-a-purge-know",
});
const untold: Site = await openSite();

const KEPT = [
  ...PAGES.filter(({ isKept }) => isKept).map(({ path }) => path),
  ...ARTICLES.map((slug) => `/blog/${slug}`),
  ...OPENING_PATHS,
];
const NOT_KEPT = PAGES.filter(({ isKept }) => !isKept).map(({ path }) => path);

const get = (site: Site, path: string, headers: Record<string, string> = {}, language = "en") =>
  site.fetch(new Request(`${HOSTS[language as "en"]}${path}`, { headers }));
const mayKeep = ({ headers }: Response) =>
  !/no-store|no-cache|private/.test(headers.get("cache-control") ?? "no-store");

describe("a page that everybody is shown alike", () => {
  it.each(KEPT.filter((path) => path !== "/"))(
    "%s is kept, and says what it is made of",
    async (path) => {
      for (const language of LANGUAGES) {
        const { headers, status } = await get(told, path, {}, language);
        expect(status).toBe(200);
        const [, age] = /s-maxage=(\d+), /.exec(headers.get("cache-control") ?? "") ?? [];
        // With the sky of the hour, until the next half hour.
        const most = FRESH_MS / 1000;
        if (["/about", "/contact"].includes(path)) expect(Number(age)).toBeLessThanOrEqual(most);
        else expect(Number(age)).toBe(most);
        expect(headers.get("set-cookie")).toBeNull();
        expect(headers.get("vary")).toBe("Accept-Encoding");
        const keys = (headers.get("surrogate-key") ?? "").split(" ");
        expect(keys.slice(0, 2)).toEqual(["all", language]);
        expect(keys.length).toBeGreaterThan(3);
        expect(keys.filter((key) => !/^[\w.:-]+$/.test(key))).toEqual([]);
      }
    },
  );

  it("names words, lists and articles", async () => {
    const keys = async (path: string) =>
      (await get(told, path)).headers.get("surrogate-key")?.split(" ");
    expect(await keys("/team")).toContain("en.words:team");
    expect(await keys("/careers")).toContain("en.list:openings");
    expect(await keys("/blog")).toContain("en.articles");
    expect(await keys("/blog/brand-partnerships")).toContain("en.article:brand-partnerships");
    expect(await keys(dataAddress("/team", ["team"]))).toContain("en.words:team");
    expect(await keys("/sitemap.xml")).toContain("en.articles");
    expect(await keys("/")).toContain("en.words:home");
  });

  it("is kept for a minute, and without keys, where nothing is told", async () => {
    const { headers } = await get(untold, "/team");
    expect(headers.get("cache-control")).toContain("s-maxage=60, ");
    expect(headers.get("surrogate-key")).toBeNull();
  });
});

describe("never kept", () => {
  it.each([
    ...NOT_KEPT,
    ...ALL_PAGES.flatMap(({ path, query }) => query.map((name) => `${path}?${name}=1`)),
    ...ALL_PAGES.flatMap(({ path, query }) =>
      query.map((name) => `${dataAddress(path, [path.slice(1)])}&${name}=1`),
    ),
    ...["/", "/search?q=x", "/nobody-is-here", "/blog/nobody-is-here", "/healthz", "/readyz"],
    ...["/admin.data", "/admin/leads", "/ADMIN", "/%61dmin", "/admin/visits"],
    ...["/admin/articles/1?preview=1", "/backend/items/leads", "/en/team"],
  ])("%s", async (path) => {
    const answer = await get(told, path);
    expect(mayKeep(answer), answer.headers.get("cache-control") ?? "").toBe(false);
  });

  it.each(KEPT)("%s, when it stores a choice for one visitor", async (path) => {
    const answer = await get(told, path, { referer: `${HOSTS.el}${path}` });
    expect(answer.headers.get("set-cookie")).not.toBeNull();
    expect(mayKeep(answer)).toBe(false);
    expect(answer.headers.get("cache-control")).toContain("private");
  });

  it("a redirect by language", async () => {
    const answer = await get(told, "/", { "accept-language": "el" });
    expect([answer.status, mayKeep(answer)]).toEqual([302, false]);
  });

  it.each(["/contact", "/brands/join", "/brands/campaigns", "/creators/join", "/careers/apply"])(
    "the form of %s, when it comes back",
    async (path) => {
      const answer = await told.fetch(
        new Request(`${HOSTS.en}${path}`, {
          method: "POST",
          body: new URLSearchParams({ name: "Somebody" }),
          headers: { "sec-fetch-site": "same-origin" },
        }),
      );
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("surrogate-key")).toBeNull();
    },
  );
});
