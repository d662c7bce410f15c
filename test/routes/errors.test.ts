import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import * as elMessages from "../../content/el/messages/index.ts";
import * as enMessages from "../../content/en/messages/index.ts";
import type { Env } from "../../env.ts";
import type { Site } from "../../server/site.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS, LANGUAGES, openSite } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(url, { headers }));

describe("a missing page", () => {
  it("shows the texts of the specification in the shell", async () => {
    const response = await get(`${HOSTS.en}/nope`);
    const html = (await response.text()).replace(/&#x27;/g, "'");
    expect(response.status).toBe(404);
    expect(html).toContain("<title>Page Not Found | B4</title>");
    expect(html).toContain("Sorry, we couldn't find the page you're looking for.");
    expect(html).toMatch(/href="\/"[^>]*>\s*<span[^>]*>Go back home/);
    expect(html).toContain("<footer");
    expect(html).toContain("Page not found: /nope");
    // The status as the screen draws it, and ways on.
    expect(html).toMatch(/class="error-status">4(<!-- -->)?<i><\/i>4</);
    expect(html).toMatch(/class="error-ways">.*href="\/services".*href="\/contact"/s);
  });

  it("speaks Greek on the Greek host", async () => {
    const html = await (await get(`${HOSTS.el}/nope`)).text();
    expect(html).toContain('<html lang="el"');
    expect(html).toContain("Η σελίδα δεν βρέθηκε");
    expect(html).toContain("Πίσω στην αρχική");
  });

  it("carries the status message", async () => {
    expect((await get(`${HOSTS.en}/nope`)).statusText).toBe("Page Not Found: /nope");
  });

  it("escapes what was asked for", async () => {
    const html = await (await get(`${HOSTS.en}/%3Cscript%3Ealert(1)%3C/script%3E`)).text();
    expect(html).not.toContain("<script>alert(1)");
  });

  it.each([
    "/nope.data",
    "/islands/nope",
    "/api/nope",
    "/builds/meta/nope.json",
    "/messages/fr.json",
  ])("is JSON for data and endpoints: %s", async (path) => {
    const response = await get(`${HOSTS.el}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const asked = path.replace(".data", "");
    expect(await response.json()).toEqual({
      statusCode: 404,
      statusMessage: `Page Not Found: ${asked}`,
      message: `Page not found: ${asked}`,
    });
  });

  it("is JSON for a client that asks for JSON", async () => {
    const response = await get(`${HOSTS.en}/nope`, { accept: "application/json" });
    expect(await response.json()).toMatchObject({ statusCode: 404 });
  });
});

describe("a write from another website", () => {
  const post = (headers: Record<string, string>) =>
    site.fetch(new Request(`${HOSTS.en}/contact`, { method: "POST", headers, body: "a=1" }));
  it("is refused before any action", async () => {
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await post({ origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ origin: "null" })).status).toBe(403);
  });
  it("is an error like others to whoever sent it: no role has to do with it", async () => {
    const html = await (await post({ "sec-fetch-site": "cross-site" })).text();
    expect(html).toContain("<title>An Error Occurred | B4</title>");
    expect(html).not.toContain(`action="/account/sign-out"`);
  });
  it("is told from one of our own", async () => {
    const status = (await post({ origin: HOSTS.en, "sec-fetch-site": "same-origin" })).status;
    expect(status).not.toBe(403);
  });
});

describe.each(LANGUAGES)("a request that is refused, in %s", (lang) => {
  const host = HOSTS[lang];
  const { other } = { en: enMessages, el: elMessages }[lang].errors;
  const own = { origin: host, "sec-fetch-site": "same-origin" };
  const form = { ...own, "content-type": "application/x-www-form-urlencoded" };
  const post = (path: string, headers: Record<string, string>, body = "a=1") =>
    new Request(host + path, { method: "POST", headers, body });
  it.each([
    [400, new Request(`${host}/%E0%A4%A`)],
    [403, post("/contact", { "sec-fetch-site": "cross-site" })],
    [405, post("/about", form)],
    [413, post("/account/sign-in", form, `a=${"a".repeat(2_000_000)}`)],
    [414, new Request(`${host}/${"x".repeat(5000)}`)],
    [415, post("/contact", { ...form, "content-encoding": "gzip" })],
  ] as const)("is told why and what to do, and not that it was us: %d", async (status, request) => {
    const response = await site.fetch(request);
    const root = parse(await response.text());
    expect(response.status).toBe(status);
    const text = { en: enMessages, el: elMessages }[lang].refusals[status];
    expect(root.querySelector("main .lead")?.text).toBe(text);
    expect(root.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(text);
    expect(root.querySelector("main h1")?.text).toBe(other.title);
    expect(root.querySelector("main")?.text).not.toContain(other.text);
    expect(root.querySelectorAll(".error-ways a").length).toBeGreaterThan(0);
    expect(root.querySelector('main form[action="/search"]')).not.toBeNull();
    expect(root.querySelector('form[action="/account/sign-out"]')).toBeNull();
  });
});

describe.each(LANGUAGES)("what fails before any loader, in %s", (lang) => {
  it("is told in the shell, in the language of the host", async () => {
    const log = expectConsole("error");
    const odd = await openSite({}, undefined, { accounts: {} as Env["accounts"] });
    const response = await odd.fetch(new Request(`${HOSTS[lang]}/admin/leads`));
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain({ en: "An Error Occurred", el: "Παρουσιάστηκε σφάλμα" }[lang]);
    expect(html).toContain("<footer");
    expect(log).toHaveBeenCalledOnce();
  });
});
