import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CachedSite } from "../../server/page-cache/cached-site.ts";
import type { Site } from "../../server/site.ts";
import { allowedHashes, hashesOf, inlineSources } from "../support/inline-sources.ts";
import { LEFT_TO_THE_ITINERARY, serveCached, wire } from "../support/serve.ts";
import { openSite, PUBLIC_PATHS, UNLISTED_PATHS } from "../support/site.ts";

const EN = "localhost:3000";
const EL = "el.localhost:3000";
const CACHED_PATHS = PUBLIC_PATHS.filter((path) => !UNLISTED_PATHS.includes(path));

let site: Site;
let cached: CachedSite;
let server: Awaited<ReturnType<typeof serveCached>>;

beforeAll(async () => {
  // The home page shows what time it is; two renderings are compared.
  vi.useFakeTimers({ toFake: ["Date"] });
  site = await openSite();
  if (!site.cached) throw new Error("The built site keeps pages");
  cached = site.cached;
  server = await serveCached(cached);
});
afterAll(() => {
  server.close();
  vi.useRealTimers();
});

const get = (host: string, path: string, headers: Record<string, string | string[]> = {}) =>
  wire(server.port, path, { host, ...headers });

describe("what is kept", () => {
  it.each(CACHED_PATHS)("%s is, on both hosts, as the itinerary gives it", async (path) => {
    for (const [host, lang] of [
      [EN, "en"],
      [EL, "el"],
    ] as const) {
      const first = await get(host, path);
      const again = await get(host, path);
      expect(first.status).toBe(200);
      expect(first.body.toString()).toContain(`<html lang="${lang}"`);
      expect(again.body.equals(first.body)).toBe(true);
      const rendered = await site.fetch(new Request(`http://${host}${path}`));
      expect((await rendered.text()) === first.body.toString()).toBe(true);
      for (const name of ["cache-control", "content-type", "permissions-policy"]) {
        expect(first.headers[name], name).toBe(rendered.headers.get(name));
      }
    }
  });

  it.each([...UNLISTED_PATHS, "/search?q=x", "/nope", "/healthz", "/manifest.webmanifest"])(
    "%s is not",
    async (path) => {
      expect((await get(EN, path)).status).toBe(LEFT_TO_THE_ITINERARY);
    },
  );

  it("includes what client navigation asks for", async () => {
    for (const path of ["/_.data", "/about.data", "/about.data?_routes=about"]) {
      const { status, headers, body } = await get(EL, path);
      expect(status, path).toBe(200);
      expect(headers["content-type"]).toBe("text/x-script");
      expect(headers["x-remix-response"]).toBe("yes");
      const rendered = await site.fetch(new Request(`http://${EL}${path}`));
      expect(body.toString() === (await rendered.text()), path).toBe(true);
    }
    // Other selections of routes exist only in invented requests.
    expect((await get(EN, "/about.data?_routes=root")).status).toBe(LEFT_TO_THE_ITINERARY);
  });

  it("never answers a write, or for a host that is neither site", async () => {
    expect((await wire(server.port, "/about", { host: EN }, "POST")).status).toBe(599);
    for (const host of ["evil.example", "localhost.evil.example", "x@localhost", "localhost/x"]) {
      expect((await get(host, "/about")).status, host).toBe(LEFT_TO_THE_ITINERARY);
    }
    expect((await get("LOCALHOST:3000", "/about")).status).toBe(200);
  });
});

describe("forms of one page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["zstd, gzip", "zstd", zstdDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const)("for %s", async (accept, encoding, unpack) => {
    const plain = await get(EN, "/team");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await get(EN, "/team", { "accept-encoding": accept });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers["content-length"]).toBe(String(packed.body.length));
    expect(packed.headers.vary).toBe("Accept-Encoding");
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
  });

  it("HEAD has the headers of GET and no body", async () => {
    const headers = { host: EN, "accept-encoding": "br" };
    const head = await wire(server.port, "/team", headers, "HEAD");
    const { headers: whole, body } = await get(EN, "/team", headers);
    expect(head.body.length).toBe(0);
    expect(body.length).toBeGreaterThan(0);
    const { date: _, ...ofHead } = head.headers;
    const { date: __, ...ofGet } = whole;
    expect(ofHead).toEqual(ofGet);
  });

  it("304 carries the policy of the page, and no body", async () => {
    const page = await get(EN, "/team", { "accept-encoding": "br" });
    const etag = page.headers.etag ?? "";
    for (const known of [etag, `"other", ${etag}`, "*"]) {
      const unchanged = await get(EN, "/team", { "accept-encoding": "br", "if-none-match": known });
      expect(unchanged.status).toBe(304);
      expect(unchanged.body.length).toBe(0);
      for (const name of ["content-security-policy", "cache-control", "vary", "etag"]) {
        expect(unchanged.headers[name], name).toBe(page.headers[name]);
      }
    }
    expect((await get(EN, "/team", { "if-none-match": '"other"' })).status).toBe(200);
    expect((await get(EL, "/team", { "if-none-match": etag })).status).toBe(200);
  });

  it("a range is ignored", async () => {
    const { status, headers, body } = await get(EN, "/team", { range: "bytes=0-9" });
    expect(status).toBe(200);
    expect(headers["content-range"]).toBeUndefined();
    expect(body.length).toBeGreaterThan(1000);
  });

  it("the policy matches the scripts of the very bytes that are sent", async () => {
    for (const host of [EN, EL]) {
      const { headers, body } = await get(host, "/");
      const { scripts } = inlineSources(body.toString());
      const policy = String(headers["content-security-policy"]);
      expect(allowedHashes(policy, "script")).toEqual(hashesOf(scripts));
    }
  });
});

describe("the next visitor", () => {
  const POISON = "poisoned-by-someone";

  it.each([
    ["a query the page does not read", `/privacy?utm_source=${POISON}`, {}],
    ["a query on data", `/privacy.data?x=${POISON}`, {}],
    ["a forwarded host", "/privacy", { "x-forwarded-host": `${POISON}.example` }],
    ["a forwarded scheme", "/privacy", { "x-forwarded-proto": POISON }],
    ["cookies", "/privacy", { cookie: `b4_locale=el; session=${POISON}` }],
    ["several cookies", "/privacy", { cookie: [`a=${POISON}`, "b4_locale=el"] }],
    ["an authorization", "/privacy", { authorization: `Bearer ${POISON}` }],
    ["an original address", "/privacy", { "x-original-url": `/${POISON}` }],
    ["a wish for JSON", "/privacy", { accept: "application/json" }],
    ["a wish for freshness", "/privacy", { "cache-control": "no-cache", pragma: "no-cache" }],
  ])("gets nothing of %s", async (_, path, headers) => {
    // Freshly rendered for the poisoner, so that what came with the request could enter.
    cached.renew(["en words:privacy"]);
    const poisoned = await get(EN, path, headers);
    expect(poisoned.status).toBe(200);
    expect(poisoned.headers["set-cookie"]).toBeUndefined();
    const clean = await get(EN, path.replace(/\?.*/, ""));
    expect(clean.body.toString()).not.toContain(POISON);
    expect(JSON.stringify(clean.headers)).not.toContain(POISON);
    expect(clean.body.equals(poisoned.body)).toBe(true);
  });

  it("of the other host gets the other language", async () => {
    cached.renew(["en words:terms", "el words:terms"]);
    const [en, el] = await Promise.all([get(EN, "/terms"), get(EL, "/terms")]);
    expect(en.body.toString()).toContain('<html lang="en"');
    expect(el.body.toString()).toContain('<html lang="el"');
    expect(en.headers.etag).not.toBe(el.headers.etag);
  });

  it("signed in or not, gets the same bytes", async () => {
    const anonymous = await get(EN, "/contact");
    const signedIn = await get(EN, "/contact", {
      cookie: "b4_access=token; b4_refresh=token; directus_session_token=token",
    });
    expect(signedIn.body.equals(anonymous.body)).toBe(true);
    expect(signedIn.headers["set-cookie"]).toBeUndefined();
  });

  it("is never answered for a query the page reads", async () => {
    for (const path of ["/blog?q=x", "/blog?utm=1&category=growth", "/blog.data?q=x"]) {
      expect((await get(EN, path)).status, path).toBe(LEFT_TO_THE_ITINERARY);
    }
    const plain = await get(EN, "/blog");
    expect((await get(EN, "/blog?utm=1")).body.equals(plain.body)).toBe(true);
    expect((await get(EN, `/about?${"x".repeat(5000)}`)).status).toBe(LEFT_TO_THE_ITINERARY);
  });
});

describe("steps that depend on the visitor", () => {
  it("send a first visit to its language from /, and only from /", async () => {
    const greek = { "accept-language": "el-GR,el;q=0.9" };
    await get(EN, "/");
    expect((await get(EN, "/", greek)).status).toBe(LEFT_TO_THE_ITINERARY);
    expect((await get(EN, "/?utm=1", greek)).status).toBe(LEFT_TO_THE_ITINERARY);
    expect((await get(EN, "/about", greek)).status).toBe(200);
    expect((await get(EL, "/", greek)).status).toBe(200);
    expect((await get(EN, "/", { ...greek, cookie: "b4_locale=en" })).status).toBe(200);
    expect((await get(EN, "/", { ...greek, "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await get(EN, "/", { ...greek, referer: `http://${EL}/` })).status).toBe(200);
  });

  it("tell every cache that / depends on the visitor", async () => {
    const { headers } = await get(EN, "/");
    expect(headers["cache-control"]).toBe("public, no-cache");
    expect(headers.vary).toBe(
      "Accept-Encoding, Accept-Language, Cookie, Referer, Sec-Fetch-Site, User-Agent",
    );
    const about = await get(EN, "/about");
    expect(about.headers["cache-control"]).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-if-error=\d+, stale-while-revalidate=\d+$/,
    );
  });

  it("store the choice of whoever comes from the other domain, for that visitor alone", async () => {
    const arrival = { referer: `http://${EL}/team`, "sec-fetch-site": "cross-site" };
    for (const headers of [arrival, { ...arrival, "accept-encoding": "br" }]) {
      const arrived = await get(EN, "/about", headers);
      expect(arrived.headers["set-cookie"]?.[0]).toMatch(/^b4_locale=en; /);
      expect(arrived.headers["cache-control"]).toBe("private, no-cache");
    }
    const next = await get(EN, "/about");
    expect(next.headers["set-cookie"]).toBeUndefined();
    expect(next.headers["cache-control"]).toContain("s-maxage");
    const settled = await get(EN, "/about", { ...arrival, cookie: "b4_locale=en" });
    expect(settled.headers["set-cookie"]).toBeUndefined();
  });
});
