import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Site } from "../../server/site.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS, openSite } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const get = (path: string) => site.fetch(new Request(`${HOSTS.en}${path}`));

describe("builds", () => {
  it("names the running build, never from a cache", async () => {
    const response = await get(`/builds/latest.json?${Date.now()}`);
    expect(await response.json()).toMatchObject({ id: site.buildId });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("gives a build's route rules", async () => {
    const configured = await openSite({ CAREERS_URL: "https://jobs.example/b4?ref=site" });
    const response = await configured.fetch(
      new Request(`${HOSTS.en}/builds/meta/${configured.buildId}.json`),
    );
    expect(await response.json()).toEqual({
      id: configured.buildId,
      routeRules: {
        "/apply-redirect": {
          redirect: { to: "https://jobs.example/b4?ref=site", statusCode: 302 },
        },
      },
    });
  });
});

describe("/apply-redirect", () => {
  it("goes to the application form with the query, by meta refresh and a link", async () => {
    const html = await (await get("/apply-redirect?opening=a&utm=b")).text();
    expect(html).toContain("<title>Redirecting | B4 Careers</title>");
    expect(html).toMatch(
      /http-equiv="refresh" content="0; url=\/careers\/apply\?opening=a&amp;utm=b"/i,
    );
    expect(html).toContain('href="/careers/apply?opening=a&amp;utm=b"');
  });

  it("goes to the configured address instead, for documents and client navigation", async () => {
    const configured = await openSite({ CAREERS_URL: "https://jobs.example/b4?ref=site" });
    const target = "https://jobs.example/b4?ref=site&opening=a";
    const page = await configured.fetch(new Request(`${HOSTS.el}/apply-redirect?opening=a`));
    expect(page.status).toBe(302);
    expect(page.headers.get("location")).toBe(target);
    const data = await configured.fetch(new Request(`${HOSTS.el}/apply-redirect.data?opening=a`));
    expect(await data.text()).toContain(target);
  });

  it("tells the other website where somebody comes from and what they want, and no more", async () => {
    const configured = await openSite({ CAREERS_URL: "https://jobs.example/b4" });
    const query =
      "token=live&utm_source=flyer&opening=editor&email=ana%40people.example&opening=two&Token=live&utm_id=" +
      "x".repeat(201);
    const passed = "https://jobs.example/b4?utm_source=flyer&opening=editor&opening=two";
    const page = await configured.fetch(new Request(`${HOSTS.en}/apply-redirect?${query}`));
    expect(page.headers.get("location")).toBe(passed);
    const data = await configured.fetch(new Request(`${HOSTS.en}/apply-redirect.data?${query}`));
    const sent = await data.text();
    expect(sent).toContain(passed);
    expect(sent).not.toContain("live");
  });
});

describe("icons", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** A public icon API that gives one answer. */
  function iconApi(answer: object, status = 200) {
    const api = vi.fn(async (_: string) => Response.json(answer, { status }));
    vi.stubGlobal("fetch", api);
    return api;
  }

  it("answers in Iconify's form, for a long time", async () => {
    const response = await get("/api/_nuxt_icon/lucide.json?icons=menu,arrow-right");
    expect(response.headers.get("cache-control")).toMatch(/max-age=\d{6}/);
    const body = await response.json();
    expect(body.prefix).toBe("lucide");
    expect(Object.keys(body.icons).sort()).toEqual(["arrow-right", "menu"]);
    expect(body.icons.menu.body).toMatch(/^<(path|g)/);
  });

  it("says which icons a collection lacks", async () => {
    const body = await (await get("/api/_nuxt_icon/lucide.json?icons=menu,no-such-icon")).json();
    expect(body.not_found).toEqual(["no-such-icon"]);
  });

  it.each([
    ["/api/_nuxt_icon/mdi.json?icons=home", 404],
    ["/api/_nuxt_icon/__proto__.json?icons=home", 400],
    ["/api/_nuxt_icon/lucide.json", 400],
    ["/api/_nuxt_icon/lucide.json?icons=../x", 400],
    [`/api/_nuxt_icon/lucide.json?icons=${"a,".repeat(300)}a`, 400],
  ])("%.50s is refused with %i", async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status });
  });

  it("asks the public API for what the bundle lacks, and reports what is nowhere", async () => {
    const api = iconApi({ prefix: "lucide", icons: { ours: { body: "<path/>" } } });
    const configured = await openSite({ ICON_FALLBACK_URL: "https://icons.example" });
    const url = `${HOSTS.en}/api/_nuxt_icon/lucide.json?icons=menu,ours,nowhere`;
    const response = await configured.fetch(new Request(url));
    const body = await response.json();
    expect(api).toHaveBeenCalledOnce();
    expect(api.mock.lastCall?.[0]).toBe("https://icons.example/lucide.json?icons=ours,nowhere");
    expect(Object.keys(body.icons).sort()).toEqual(["menu", "ours"]);
    expect(body.not_found).toEqual(["nowhere"]);
    expect(response.headers.get("cache-control")).toMatch(/max-age=\d{6}/);
  });

  it.each([
    ["another prefix", { prefix: "mdi", icons: { ours: { body: "" } } }, 200],
    ["no icons", { prefix: "lucide" }, 200],
    ["a failure", { prefix: "lucide", icons: {} }, 500],
  ])("logs %s of the API, and treats it as missing icons", async (_, answer, status) => {
    const errors = expectConsole("error");
    iconApi(answer, status);
    const configured = await openSite({ ICON_FALLBACK_URL: "https://icons.example" });
    const url = `${HOSTS.en}/api/_nuxt_icon/lucide.json?icons=menu,ours`;
    const response = await configured.fetch(new Request(url));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json();
    expect(Object.keys(body.icons)).toEqual(["menu"]);
    expect(body.not_found).toEqual(["ours"]);
    expect(errors.mock.lastCall?.[0]).toMatch(/^Icon load failed: lucide:ours /);
  });

  it("answers 424 when no provider is configured", async () => {
    const none = await openSite({ ICON_COLLECTIONS: " " });
    const url = `${HOSTS.en}/api/_nuxt_icon/lucide.json?icons=menu`;
    expect((await none.fetch(new Request(url))).status).toBe(424);
  });
});

describe("islands", () => {
  it("come as a payload in the host's language", async () => {
    const response = await site.fetch(new Request(`${HOSTS.el}/islands/live-teaser`));
    const body = await response.json();
    expect(Object.keys(body).sort()).toEqual(["head", "html", "id"]);
    expect(body.html).toContain("Αθήνα");
    expect(body.html).not.toContain("<script");
  });

  it("have an id of their content: another minute is another island", async () => {
    const idAt = async (time: string, host: string = HOSTS.en) => {
      vi.setSystemTime(new Date(time));
      return (await (await site.fetch(new Request(`${host}/islands/live-teaser`))).json()).id;
    };
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const first = await idAt("2026-11-23T10:00:00Z");
      expect(await idAt("2026-11-23T10:00:30Z")).toBe(first);
      expect(await idAt("2026-11-23T10:01:00Z")).not.toBe(first);
      expect(await idAt("2026-11-23T10:00:00Z", HOSTS.el)).not.toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("security headers", () => {
  it("stand on every kind of answer", async () => {
    for (const path of ["/", "/nope", "/builds/latest.json", "/about/", "/healthz"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")).not.toMatch(/unsafe-/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      for (const name of ["opener", "embedder", "resource"]) {
        expect(headers.has(`cross-origin-${name}-policy`), `${path} ${name}`).toBe(true);
      }
    }
  });
});

describe("compression", () => {
  it.each(["br", "zstd", "gzip"])("%s gives the same page", async (encoding) => {
    const plain = await (await get("/about")).text();
    const request = new Request(`${HOSTS.en}/about`, { headers: { "accept-encoding": encoding } });
    const response = await site.fetch(request);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    const { brotliDecompressSync, gunzipSync, zstdDecompressSync } = await import("node:zlib");
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[
      encoding
    ];
    expect(decode?.(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
  });
});
