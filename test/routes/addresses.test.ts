import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { HOSTS, openSite, PAGE_PATHS } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(url, { headers }));

describe("one form per address", () => {
  it.each(PAGE_PATHS.filter((path) => path !== "/"))("%s has one", async (path) => {
    const forms = [`${path}/`, `/${path}`, path.toUpperCase(), `${path}//`];
    for (const form of forms) {
      const response = await get(`${HOSTS.el}${form}?a=1&b=%CE%B1`);
      expect(response.status, form).toBe(308);
      expect(response.headers.get("location"), form).toBe(`${HOSTS.el}${path}?a=1&b=%CE%B1`);
    }
  });

  it.each(["/nope/", "/NOPE", "//nope", "/index.html", "/about/team", "/blog/nope"])(
    "%s is a true 404",
    async (path) => {
      expect((await get(`${HOSTS.en}${path}`)).status).toBe(404);
    },
  );

  it("takes an escaped plain letter for the letter", async () => {
    const response = await get(`${HOSTS.en}/%61bout`);
    expect(response.headers.get("location")).toBe(`${HOSTS.en}/about`);
  });

  it.each([
    "//attacker.example/",
    "//attacker.example/about",
    "/\\attacker.example",
    "/%5cattacker.example",
  ])("never redirects to another site: %s", async (path) => {
    const response = await get(`${HOSTS.en}${path}`);
    const location = response.headers.get("location");
    if (location) expect(new URL(location).origin).toBe(HOSTS.en);
    else expect(response.status).toBeGreaterThanOrEqual(400);
  });
});

describe("language prefixes", () => {
  it.each([
    ["/el/about?x=1", `${HOSTS.el}/about?x=1`],
    ["/el", `${HOSTS.el}/`],
    ["/EL/About/", `${HOSTS.el}/about`],
    ["/en/blog", `${HOSTS.en}/blog`],
    ["/el//team", `${HOSTS.el}/team`],
  ])("%s goes to its language's origin in one hop", async (path, target) => {
    for (const host of Object.values(HOSTS)) {
      const response = await get(`${host}${path}`);
      expect(response.status).toBe(308);
      expect(response.headers.get("location")).toBe(target);
    }
  });

  it("leaves words that only begin like a prefix alone", async () => {
    expect((await get(`${HOSTS.en}/elsewhere`)).status).toBe(404);
    expect((await get(`${HOSTS.en}/fr/about`)).status).toBe(404);
  });
});

describe("malformed addresses", () => {
  it.each([
    ["/%E0%A4%A", 400],
    ["/a%00b", 400],
    ["/a%0d%0ab", 400],
    [`/${"x".repeat(5000)}`, 414],
    [`/about?${"x".repeat(5000)}`, 414],
  ])("%.20s gets %i", async (path, status) => {
    const response = await get(`${HOSTS.el}${path}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain("Παρουσιάστηκε σφάλμα");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("hosts", () => {
  it("are refused when they are neither site", async () => {
    for (const host of ["http://evil.example", "http://localhost.evil.example:3000"]) {
      expect((await get(`${host}/`)).status).toBe(421);
    }
  });

  it("include loopback addresses, in English, while the addresses are the defaults", async () => {
    for (const host of ["http://127.0.0.1:3000", "http://[::1]:3000", "http://localhost:8080"]) {
      const response = await get(`${host}/about`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<html lang="en"');
    }
  });

  it("exclude loopback addresses once addresses are configured", async () => {
    const configured = await openSite({
      SITE_URL_EN: "https://b4.example",
      SITE_URL_EL: "https://b4.gr.example",
    });
    const ask = (url: string) => configured.fetch(new Request(url));
    expect((await ask("http://127.0.0.1:3000/")).status).toBe(421);
    expect((await ask("https://b4.gr.example/")).status).toBe(200);
    expect((await ask("http://127.0.0.1:3000/healthz")).status).toBe(200);
  });

  it("never build an address", async () => {
    const html = await (await get("http://127.0.0.1:3000/about")).text();
    expect(html).not.toContain("127.0.0.1");
  });
});
