import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { HOSTS, openSite } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(`${HOSTS.el}${path}`, { method, headers }));

describe("a method that an address does not know", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "%s of a page is 405, in Greek and in the shell",
    async (method) => {
      const response = await ask(method, "/about");
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const html = await response.text();
      expect(html).toContain('<html lang="el"');
      expect(html).toContain("<footer");
      expect(html).toContain("Πίσω στην αρχική");
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "%s of an address without a page is 404",
    async (method) => {
      for (const path of ["/nope", "/blog/nope", "/careers/nope"]) {
        const response = await ask(method, path);
        expect(response.status, path).toBe(404);
        expect(response.statusText).toBe(`Page Not Found: ${path}`);
        const html = await response.text();
        expect(html).toContain("Η σελίδα δεν βρέθηκε");
        expect(html).toContain(path);
        expect(html).toContain("<footer");
      }
    },
  );

  it.each(["/el/contact", "/contact/", "/Contact", "/%63ontact", "/contact"])(
    "is looked for at the one form of an address: POST %s",
    async (path) => {
      const response = await ask("POST", path);
      if (path === "/contact") expect(response.status).not.toBe(405);
      else expect(response.headers.get("location")).toBe(`${HOSTS.el}/contact`);
      expect(response.headers.get("allow")).toBeNull();
    },
  );

  it("is told to programs in JSON, with what they may do", async () => {
    const response = await ask("PUT", "/api/search");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await response.json()).toMatchObject({ statusMessage: "Method Not Allowed" });
    // Data that the router reads stays the router's.
    const data = await ask("PUT", "/about.data");
    expect([data.status, data.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    const upload = await ask("GET", "/api/forms/upload");
    expect([upload.status, upload.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});

describe("OPTIONS", () => {
  it.each([
    ["/", "GET, HEAD, OPTIONS"],
    ["/about", "GET, HEAD, OPTIONS"],
    ["/contact", "GET, HEAD, POST, OPTIONS"],
    ["/blog/brand-deal-pricing", "GET, HEAD, OPTIONS"],
    ["/robots.txt", "GET, HEAD, OPTIONS"],
    ["/api/search", "GET, HEAD, OPTIONS"],
    ["/api/forms/upload", "POST, OPTIONS"],
    ["/islands/live-teaser", "GET, HEAD, OPTIONS"],
  ])("of %s runs nothing and names %s", async (path, allow) => {
    const response = await ask("OPTIONS", path);
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe(allow);
    expect(await response.text()).toBe("");
  });
});

describe("what readers ask for again and again", () => {
  it.each([
    "/feed.xml",
    "/feed.json",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/manifest.webmanifest",
    "/blog/brand-deal-pricing.md",
    "/api/search?q=live",
    "/search?q=live",
    "/about.data",
  ])("%s has a tag, and is not sent twice", async (path) => {
    const first = await ask("GET", path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{16}"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const again = await ask("GET", path, { "if-none-match": known });
      expect(again.status, known).toBe(304);
      expect(await again.text()).toBe("");
      for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
        expect(again.headers.get(name), name).toBe(first.headers.get(name));
      }
    }
    expect((await ask("GET", path, { "if-none-match": 'W/"other"' })).status).toBe(200);
    expect((await ask("GET", path, { "if-match": '"other"' })).status).toBe(412);
  });

  it("has none where nothing may be kept", async () => {
    for (const path of ["/builds/latest.json", "/api/forms/stamp", "/account/forgot-password"]) {
      expect((await ask("GET", path)).headers.get("etag"), path).toBeNull();
    }
  });
});

it.each(["/about", "/robots.txt", "/feed.xml", "/api/search?q=live", "/nope"])(
  "HEAD of %s has the headers of GET and no body",
  async (path) => {
    const headers = { "accept-encoding": "br" };
    const [head, get] = [await ask("HEAD", path, headers), await ask("GET", path, headers)];
    expect(head.status).toBe(get.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(head.headers.get("vary")).toContain("Accept-Encoding");
    expect(await head.text()).toBe("");
  },
);

it("refuses a compressed body and says what it reads", async () => {
  const headers = { "content-encoding": "gzip", origin: HOSTS.el };
  const request = new Request(`${HOSTS.el}/contact`, { method: "POST", headers, body: "x=1" });
  const response = await site.fetch(request);
  expect(response.status).toBe(415);
  expect(response.headers.get("accept-encoding")).toBe("identity");
  expect(await response.text()).toContain('<html lang="el"');
});

it.each(["/sitemaps/9.xml", "/og/nope.png"])(
  "says in plain text that there is no %s",
  async (path) => {
    const response = await ask("GET", path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(`Page not found: ${path}\n`);
  },
);

it("has places of their own for share images", async () => {
  const home = await (await ask("GET", "/")).text();
  const picture = new URL(/property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "").pathname;
  const asked = Array.from({ length: 40 }, (_, index) =>
    ask("GET", index % 2 ? picture : picture.replace("index", "about")),
  );
  const page = await ask("GET", "/search?q=live");
  expect(page.status).toBe(200);
  for (const answer of await Promise.all(asked)) expect(answer.status).toBeLessThan(400);
});
