import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { HOSTS, openSite } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(url, { headers }));

describe("first access at /", () => {
  it("goes to the browser's language with one 302 that nobody caches", async () => {
    const response = await get(`${HOSTS.en}/?utm=1`, { "accept-language": "el-GR,el;q=0.9" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${HOSTS.el}/?utm=1`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const next = await get(`${HOSTS.el}/?utm=1`, { "accept-language": "el-GR,el;q=0.9" });
    expect(next.status).toBe(200);
  });

  it("puts the cookie before the browser", async () => {
    const headers = { "accept-language": "el", cookie: "a=b; b4_locale=en" };
    expect((await get(`${HOSTS.en}/`, headers)).status).toBe(200);
    const response = await get(`${HOSTS.el}/`, headers);
    expect(response.headers.get("location")).toBe(`${HOSTS.en}/`);
  });

  it("stays without a preference", async () => {
    expect((await get(`${HOSTS.en}/`)).status).toBe(200);
    expect((await get(`${HOSTS.el}/`)).status).toBe(200);
    expect((await get(`${HOSTS.el}/`, { "accept-language": "fr,*" })).status).toBe(200);
    expect((await get(`${HOSTS.el}/`, { cookie: "b4_locale=fr" })).status).toBe(200);
  });

  const person =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36";
  it.each([
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Twitterbot/1.0",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  ])("is for people, not for %s", async (robot) => {
    const headers = { "accept-language": "en-US,en;q=0.9" };
    const shown = await get(`${HOSTS.el}/`, { ...headers, "user-agent": robot });
    expect(shown.status).toBe(200);
    expect(shown.headers.get("vary")).toContain("User-Agent");
    expect(await shown.text()).toContain('<html lang="el"');
    for (const browser of [person, person.replace("Chrome", "HeadlessChrome")]) {
      const sent = await get(`${HOSTS.el}/`, { ...headers, "user-agent": browser });
      expect(sent.headers.get("location")).toBe(`${HOSTS.en}/`);
    }
  });

  it("never happens on deep links or data requests", async () => {
    const headers = { "accept-language": "el", cookie: "b4_locale=el" };
    expect((await get(`${HOSTS.en}/about`, headers)).status).toBe(200);
    expect((await get(`${HOSTS.en}/_root.data`, headers)).status).not.toBe(302);
  });

  it("never sends away whoever comes from a page of ours", async () => {
    const fromGreek = { "accept-language": "el", referer: `${HOSTS.el}/` };
    expect((await get(`${HOSTS.en}/`, fromGreek)).status).toBe(200);
    const inside = { "accept-language": "el", "sec-fetch-site": "same-origin" };
    expect((await get(`${HOSTS.en}/`, inside)).status).toBe(200);
  });
});

describe("the stored choice", () => {
  it("is set by the language prefix, for 365 days, host-only, lax", async () => {
    const response = await get(`${HOSTS.en}/en/about?x=1`);
    expect(response.headers.get("location")).toBe(`${HOSTS.en}/about?x=1`);
    expect(response.headers.get("set-cookie")).toBe(
      "b4_locale=en; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("is not set by the other host's redirect", async () => {
    expect((await get(`${HOSTS.en}/el/about`)).headers.get("set-cookie")).toBeNull();
  });

  it("is set on arrival from the other domain, so that the choice never bounces back", async () => {
    const arrival = await get(`${HOSTS.en}/about`, { referer: `${HOSTS.el}/about` });
    expect(arrival.headers.get("set-cookie")).toContain("b4_locale=en");
    expect(arrival.headers.get("cache-control")).toContain("private");
    const later = await get(`${HOSTS.en}/`, { "accept-language": "el", cookie: "b4_locale=en" });
    expect(later.status).toBe(200);
  });

  it("is bound to its host over https", async () => {
    const secure = await openSite({
      SITE_URL_EN: "https://b4.example",
      SITE_URL_EL: "https://el.b4.example",
    });
    const response = await secure.fetch(new Request("https://el.b4.example/el"));
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-b4_locale=el; .*; Secure$/);
  });
});
