import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { HOSTS, openSite } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(url, { headers }));

describe("addresses that moved", () => {
  it("are found only where no page is", async () => {
    const response = await get(`${HOSTS.el}/insights?x=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/blog?x=1");
    const { REDIRECTS } = await import("../../content/facts/redirects.ts");
    for (const { from, to } of REDIRECTS) {
      expect((await get(`${HOSTS.en}${to}`)).status, to).toBe(200);
      expect((await get(`${HOSTS.en}${from}`)).headers.get("location"), from).toBe(to);
    }
  });
});

describe("IndexNow", () => {
  it("finds the key where it is configured, and nothing elsewhere", async () => {
    const key = "0123456789abcdef";
    const configured = await openSite({ INDEXNOW_KEY: key });
    const response = await configured.fetch(new Request(`${HOSTS.el}/${key}.txt`));
    expect(await response.text()).toBe(key);
    expect((await get(`${HOSTS.el}/${key}.txt`)).status).toBe(404);
  });
});

describe("the search page", () => {
  it.each([
    [`${HOSTS.en}/search?q=live+management`, "/services/tiktok-live"],
    [`${HOSTS.el}/search?q=diaxeirisi+live`, "/services/tiktok-live"],
    [`${HOSTS.el}/search?q=${encodeURIComponent("ΣΥΝΕΡΓΑΣΊΕΣ")}`, "/services/brand-partnerships"],
  ])("%s finds %s", async (url, path) => {
    const root = parse(await (await get(url)).text());
    const hits = root.querySelectorAll("main a[data-kind]");
    expect(hits.map((hit) => hit.getAttribute("href"))).toContain(path);
    expect(root.querySelectorAll("mark").length).toBeGreaterThan(0);
    expect(root.querySelector('input[name="q"]')?.getAttribute("value")).toBe(
      new URL(url).searchParams.get("q"),
    );
  });

  it.each([
    ["nothing asked", ""],
    ["only spaces", "?q=%20%20"],
    ["nothing found", "?q=xyzzyqwfp"],
    ["an over-long query", `?q=${"live+".repeat(500)}`],
    ["markup", "?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["broken bytes", "?q=%F0%28%8C%28"],
    ["several", "?q=live&q=talent&in=nope"],
  ])("has an answer to %s", async (_name, query) => {
    for (const host of Object.values(HOSTS)) {
      const response = await get(`${host}/search${query}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('content="noindex');
      expect(html).not.toContain("<script>alert(1)");
      expect(parse(html).querySelectorAll("h1")).toHaveLength(1);
    }
  });

  it("answers the dialog with the same results", async () => {
    const url = `${HOSTS.en}/api/search?q=hashtags`;
    const { found } = (await (await get(url)).json()) as { found: { total: number } };
    const page = await (await get(`${HOSTS.en}/search?q=hashtags`)).text();
    expect(found.total).toBeGreaterThan(0);
    expect(page).toContain(`${found.total} results`);
  });
});

describe("/test-og-differences", () => {
  const compare = async (query: string) =>
    parse(await (await get(`${HOSTS.en}/test-og-differences${query}`)).text());

  it("marks differences by a word", async () => {
    const same = await compare("?left=/about&leftLang=en&right=/about&rightLang=en");
    const words = (root: ReturnType<typeof parse>) =>
      new Set(root.querySelectorAll(".og-tags td:last-child").map(({ text }) => text));
    expect(words(same)).toEqual(new Set(["Same"]));
    const other = await compare(
      "?left=/about&leftLang=en&right=/blog/tiktok-likes-guide&rightLang=el",
    );
    expect(words(other)).toEqual(new Set(["Same", "Differs", "Only right"]));
  });

  it("finds no problem on any page", async () => {
    for (const path of ["/", "/careers/apply", "/blog/brand-deal-pricing"]) {
      const root = await compare(`?left=${path}&right=${path}`);
      const verdicts = root.querySelectorAll(".og-pair .og-table td:last-child");
      expect(verdicts.length).toBeGreaterThanOrEqual(14);
      for (const { text } of verdicts) expect(text, path).not.toBe("Problem");
      expect(root.querySelectorAll(".og-card img")).toHaveLength(6);
    }
  });

  it("takes unknown values for the home page", async () => {
    const root = await compare("?left=https://evil.example&leftLang=fr&right=/nope");
    const links = root
      .querySelectorAll(".og-tags thead a")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual([`${HOSTS.en}/`, `${HOSTS.el}/`]);
  });
});
