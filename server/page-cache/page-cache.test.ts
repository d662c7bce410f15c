import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { HALF_HOUR, HALF_HOUR_MS } from "../../app/content/half-hour.ts";
import { ALL_PAGES } from "../../app/pages.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { cachedPages } from "./cached-pages.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import {
  FRESH_MS,
  PageCache,
  RETRY_MS,
  type Rendering,
  STALE_MS,
  USABLE_MS,
} from "./page-cache.ts";

const pages = cachedPages(
  ALL_PAGES.filter(({ path }) => ["/about", "/blog", "/blog/:slug"].includes(path)),
  [{ path: "/blog/x", locales: ["en", "el"] }],
);
const page = (target: string) => {
  const found = pages.find((candidate) => candidate.target === target);
  if (!found) throw new Error(`No page ${target}`);
  return found;
};
const about = page("/about");

let now = 1_000_000;
let renders = 0;
let render: (target: string) => Promise<Rendering>;
let cache: PageCache;

const rendering = (response: Response, ...read: string[]): Rendering => ({
  response,
  read: new Set(read),
});
const html = (body: string, init?: ResponseInit) =>
  rendering(new Response(body, { headers: { "content-type": "text/html" }, ...init }));

beforeEach(() => {
  now = 1_000_000;
  renders = 0;
  render = async () => html(`render ${renders}`);
  cache = new PageCache({
    now: () => now,
    render: (locale, { target }) => {
      renders++;
      return render(`${locale} ${target}`);
    },
  });
});

const text = (answer: { identity: { body: Buffer } } | undefined) =>
  answer?.identity.body.toString();

describe("age", () => {
  it("sends a fresh page without rendering", async () => {
    await cache.fill("en", about);
    now += FRESH_MS - 1;
    expect(text(cache.get("en", about))).toBe("render 1");
    await cache.idle();
    expect(renders).toBe(1);
  });

  it("sends a stale page while one render renews it", async () => {
    await cache.fill("en", about);
    now += FRESH_MS;
    for (let i = 0; i < 20; i++) expect(text(cache.get("en", about))).toBe("render 1");
    await cache.idle();
    expect(renders).toBe(2);
    expect(text(cache.get("en", about))).toBe("render 2");
  });

  it("has visitors wait for a page that is too old", async () => {
    await cache.fill("en", about);
    now += FRESH_MS + STALE_MS;
    expect(cache.get("en", about)).toBeUndefined();
    expect(text(await cache.fill("en", about))).toBe("render 2");
  });

  it("ends a page that follows the time of day with its half hour", async () => {
    now = Date.UTC(2026, 10, 25, 16, 29, 30);
    render = async () => {
      const made = html(`render ${renders}`);
      return { ...made, read: new Set([HALF_HOUR]) };
    };
    await cache.fill("en", about);
    now += 29_999;
    expect(text(cache.get("en", about))).toBe("render 1");
    now += 1;
    expect(cache.get("en", about)).toBeUndefined();
    expect(text(await cache.fill("en", about))).toBe("render 2");
    now += HALF_HOUR_MS - 1;
    expect(text(cache.get("en", about))).toBe("render 2");
  });
});

describe("packing", () => {
  const size = (answer: FinishedAnswer | undefined) => answer?.forms.br.body.length ?? 0;
  beforeEach(() => {
    // Text as it is written: what a thorough packing makes smaller.
    const body = JSON.stringify(ALL_PAGES);
    render = async () => html(body);
  });

  it("is done thoroughly for what is asked for, and for nothing else", async () => {
    cache.fillSoon("en", about);
    cache.fillSoon("el", about);
    await cache.idle();
    const quick = cache.get("en", about);
    await cache.idle();
    const thorough = cache.get("en", about);
    expect(size(thorough)).toBeLessThan(size(quick));
    expect(thorough?.etag).toBe(quick?.etag);
    expect(brotliDecompressSync(thorough?.forms.br.body ?? Buffer.of())).toEqual(
      quick?.identity.body,
    );
    expect(thorough?.forms.gzip.headers.slice(0, -1)).toEqual(
      quick?.forms.gzip.headers.slice(0, -1),
    );
    expect(text(thorough)).toBe(text(quick));
    expect(size(cache.get("el", about))).toBe(size(quick));
    expect(renders).toBe(2);
    expect(cache.misses).toBe(0);
  });

  it("is not done again for what comes out the same", async () => {
    await cache.fill("en", about);
    cache.get("en", about);
    await cache.idle();
    const thorough = cache.get("en", about);
    now += FRESH_MS;
    cache.get("en", about);
    await cache.idle();
    expect(renders).toBe(2);
    expect(cache.get("en", about)).toBe(thorough);
  });

  it("brings nothing back that was dropped meanwhile", async () => {
    render = async () => rendering(new Response("old"), "words");
    await cache.fill("en", about);
    cache.get("en", about);
    render = async () => html("new");
    cache.invalidate(["words"]);
    await cache.idle();
    expect(text(cache.get("en", about))).toBe("new");
  });
});

it("renders for whoever waits first in their turn, and ahead in nobody's", async () => {
  const turns: (string | undefined)[] = [];
  cache = new PageCache({
    now: () => now,
    render: async (_locale, _page, waiting) => {
      turns.push(waiting);
      return html("page");
    },
  });
  await Promise.all([cache.fill("en", about, "192.0.2.7"), cache.fill("en", about, "192.0.2.8")]);
  cache.fillSoon("el", about);
  await cache.idle();
  expect(turns).toEqual(["192.0.2.7", undefined]);
});

it("makes nothing ahead while somebody waits for another page, and nothing twice that was asked for", async () => {
  const gate = Promise.withResolvers<void>();
  const rendered: string[] = [];
  cache = new PageCache({
    now: () => now,
    whenNobodyWaits: () => gate.promise,
    render: async (locale) => {
      rendered.push(locale);
      return html("page");
    },
  });
  cache.fillSoon("en", about);
  cache.fillSoon("el", about);
  expect(text(await cache.fill("el", about))).toBe("page");
  expect(rendered).toEqual(["el"]);
  gate.resolve();
  await cache.idle();
  expect(rendered).toEqual(["el", "en"]);
});

it("renders once for all who wait, per host", async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => cache.fill("en", about)),
    ...Array.from({ length: 50 }, () => cache.fill("el", about)),
  ]);
  expect(renders).toBe(2);
  expect(new Set(answers.map(text)).size).toBeGreaterThan(0);
  expect(cache.get("en", about)).not.toBe(cache.get("el", about));
});

describe("a render that fails", () => {
  it.each([
    ["throws", () => Promise.reject(new Error("broken"))],
    ["answers 500", async () => html("broken", { status: 500 })],
    ["answers 404", async () => html("not there", { status: 404 })],
    ["answers 503 because of the limit", async () => html("busy", { status: 503 })],
    ["redirects", async () => html("", { status: 302, headers: { location: "/" } })],
    ["sets a cookie", async () => html("yours", { headers: { "set-cookie": "a=b" } })],
    ["is private", async () => html("yours", { headers: { "cache-control": "private" } })],
    ["must not be stored", async () => html("x", { headers: { "cache-control": "no-store" } })],
  ] as const)("is never kept: %s", async (name, failing) => {
    if (name === "throws") expectConsole("error");
    render = failing;
    expect(await cache.fill("en", about)).toBeUndefined();
    expect(cache.get("en", about)).toBeUndefined();
    expect(cache.size).toBe(0);
    render = async () => html("well again");
    now += RETRY_MS;
    expect(text(await cache.fill("en", about))).toBe("well again");
  });

  it("leaves the old copy standing for a day, and is tried every few seconds", async () => {
    await cache.fill("en", about);
    render = async () => html("broken", { status: 500 });
    now += FRESH_MS;
    for (let i = 0; i < 10; i++) {
      expect(text(cache.get("en", about))).toBe("render 1");
      await cache.idle();
    }
    expect(renders).toBe(2);
    now += RETRY_MS;
    cache.get("en", about);
    await cache.idle();
    expect(renders).toBe(3);
    now += STALE_MS;
    expect(text(await cache.fill("en", about))).toBe("render 1");
    now += USABLE_MS;
    expect(await cache.fill("en", about)).toBeUndefined();
  });
});

describe("invalidate", () => {
  it("drops exactly what was made of it, and renews that", async () => {
    render = async (target) =>
      rendering(new Response(`render ${renders}`), "shell", target.includes("/x") ? "x" : "y");
    for (const one of [about, page("/blog"), page("/blog/x"), page("/blog/x.data")]) {
      await cache.fill("en", one);
    }
    renders = 0;
    const before = cache.get("en", about);
    cache.invalidate(["x"]);
    expect(cache.get("en", page("/blog/x"))).toBeUndefined();
    expect(cache.get("en", page("/blog/x.data"))).toBeUndefined();
    expect(cache.get("en", about)).toBe(before);
    expect(cache.get("en", page("/blog"))).toBeDefined();
    await cache.idle();
    expect(renders).toBe(2);
    expect(text(cache.get("en", page("/blog/x")))).toMatch(/^render [12]$/);
  });

  it("forgets what a page was made of before", async () => {
    render = async () => rendering(new Response("x"), "old");
    await cache.fill("en", about);
    render = async () => rendering(new Response("y"), "new");
    cache.invalidate(["old"]);
    await cache.idle();
    renders = 0;
    cache.invalidate(["old"]);
    await cache.idle();
    expect(renders).toBe(0);
    expect(text(cache.get("en", about))).toBe("y");
  });

  it("keeps nothing that was being rendered from the old content", async () => {
    const gate = Promise.withResolvers<void>();
    render = async () => {
      await gate.promise;
      return html("old");
    };
    const early = cache.fill("en", about);
    cache.invalidate(["anything"]);
    render = async () => html("new");
    const late = cache.fill("en", about);
    gate.resolve();
    expect(text(await late)).toBe("new");
    await early;
    expect(text(cache.get("en", about))).toBe("new");
  });
});

it("stays within its bound of bytes", async () => {
  const body = "x".repeat(50_000);
  const maxBytes = 3 * 60_000;
  cache = new PageCache({ render: async () => html(body), maxBytes, now: () => now });
  for (const one of pages) await cache.fill("en", one);
  expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
  expect(cache.size).toBeGreaterThan(0);
  expect(cache.size).toBeLessThan(pages.length);
  expect(cache.get("en", pages.at(-1) ?? about)).toBeDefined();
});

it("tells a changed policy from the page before", async () => {
  render = async () => rendering(new Response("render 1"), "words");
  const first = await cache.fill("en", about);
  render = async () =>
    html("render 1", { headers: { "content-security-policy": "default-src 'none'" } });
  cache.invalidate(["words"]);
  const second = await cache.fill("en", about);
  expect(text(second)).toBe(text(first));
  expect(second?.etag).not.toBe(first?.etag);
});

describe("articles beyond those rendered ahead", () => {
  it("push each other out, and no page", async () => {
    render = async () => html("x".repeat(10_000));
    cache = new PageCache({
      now: () => now,
      render: (_, { target }) => render(target),
      maxExtraBytes: 30_000,
    });
    await cache.fill("en", about);
    const extras = Array.from({ length: 20 }, (_, n) => ({
      target: `/blog/extra-${n}`,
      path: `/blog/extra-${n}`,
      keys: { en: `en /blog/extra-${n}`, el: `el /blog/extra-${n}` },
      isExtra: true as const,
    }));
    for (const extra of extras) await cache.fill("en", extra);
    const [first, last] = [extras[0], extras.at(-1)];
    if (!first || !last) throw new Error("No extras");
    expect(cache.get("en", about)).toBeDefined();
    expect(cache.get("en", first)).toBeUndefined();
    expect(cache.get("en", last)).toBeDefined();
  });
});
