import { beforeEach, describe, expect, it } from "vitest";
import { HALF_HOUR, HALF_HOUR_MS } from "../../app/content/half-hour.ts";
import { FRESH_MS, PageCache, STALE_MS } from "./page-cache.ts";
import { type Around, about, html, page, pages, rendering, startCache, text } from "./testing.ts";

let around: Around;
let cache: PageCache;
beforeEach(() => {
  ({ around, cache } = startCache());
});

describe("age", () => {
  it("sends a fresh page without rendering", async () => {
    await cache.fill("en", about);
    around.now += FRESH_MS - 1;
    expect(text(cache.get("en", about))).toBe("render 1");
    await cache.idle();
    expect(around.renders).toBe(1);
  });

  it("sends a stale page while one render renews it", async () => {
    await cache.fill("en", about);
    around.now += FRESH_MS;
    for (let i = 0; i < 20; i++) expect(text(cache.get("en", about))).toBe("render 1");
    await cache.idle();
    expect(around.renders).toBe(2);
    expect(text(cache.get("en", about))).toBe("render 2");
  });

  it("has visitors wait for a page that is too old", async () => {
    await cache.fill("en", about);
    around.now += FRESH_MS + STALE_MS;
    expect(cache.get("en", about)).toBeUndefined();
    expect(text(await cache.fill("en", about))).toBe("render 2");
  });

  it("ends a page that follows the time of day with its half hour", async () => {
    around.now = Date.UTC(2026, 10, 25, 16, 29, 30);
    around.render = async () => {
      const made = html(`render ${around.renders}`);
      return { ...made, read: new Set([HALF_HOUR]) };
    };
    await cache.fill("en", about);
    around.now += 29_999;
    expect(text(cache.get("en", about))).toBe("render 1");
    around.now += 1;
    expect(cache.get("en", about)).toBeUndefined();
    expect(text(await cache.fill("en", about))).toBe("render 2");
    around.now += HALF_HOUR_MS - 1;
    expect(text(cache.get("en", about))).toBe("render 2");
  });
});

it("renders for whoever waits first in their turn, and ahead in nobody's", async () => {
  const turns: (string | undefined)[] = [];
  cache = new PageCache({
    now: () => around.now,
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
    now: () => around.now,
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
  expect(around.renders).toBe(2);
  expect(new Set(answers.map(text)).size).toBeGreaterThan(0);
  expect(cache.get("en", about)).not.toBe(cache.get("el", about));
});

describe("invalidate", () => {
  it("drops exactly what was made of it, and renews that", async () => {
    around.render = async (target) =>
      rendering(
        new Response(`render ${around.renders}`),
        "shell",
        target.includes("/x") ? "x" : "y",
      );
    for (const one of [about, page("/blog"), page("/blog/x"), page("/blog/x.data")]) {
      await cache.fill("en", one);
    }
    around.renders = 0;
    const before = cache.get("en", about);
    cache.invalidate(["x"]);
    expect(cache.get("en", page("/blog/x"))).toBeUndefined();
    expect(cache.get("en", page("/blog/x.data"))).toBeUndefined();
    expect(cache.get("en", about)).toBe(before);
    expect(cache.get("en", page("/blog"))).toBeDefined();
    await cache.idle();
    expect(around.renders).toBe(2);
    expect(text(cache.get("en", page("/blog/x")))).toMatch(/^render [12]$/);
  });

  it("forgets what a page was made of before", async () => {
    around.render = async () => rendering(new Response("x"), "old");
    await cache.fill("en", about);
    around.render = async () => rendering(new Response("y"), "new");
    cache.invalidate(["old"]);
    await cache.idle();
    around.renders = 0;
    cache.invalidate(["old"]);
    await cache.idle();
    expect(around.renders).toBe(0);
    expect(text(cache.get("en", about))).toBe("y");
  });

  it("keeps nothing that was being rendered from the old content", async () => {
    const gate = Promise.withResolvers<void>();
    around.render = async () => {
      await gate.promise;
      return html("old");
    };
    const early = cache.fill("en", about);
    cache.invalidate(["anything"]);
    around.render = async () => html("new");
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
  cache = new PageCache({ render: async () => html(body), maxBytes, now: () => around.now });
  for (const one of pages) await cache.fill("en", one);
  expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
  expect(cache.size).toBeGreaterThan(0);
  expect(cache.size).toBeLessThan(pages.length);
  expect(cache.get("en", pages.at(-1) ?? about)).toBeDefined();
});

it("tells a changed policy from the page before", async () => {
  around.render = async () => rendering(new Response("render 1"), "words");
  const first = await cache.fill("en", about);
  around.render = async () =>
    html("render 1", { headers: { "content-security-policy": "default-src 'none'" } });
  cache.invalidate(["words"]);
  const second = await cache.fill("en", about);
  expect(text(second)).toBe(text(first));
  expect(second?.etag).not.toBe(first?.etag);
});

describe("articles beyond those rendered ahead", () => {
  it("push each other out, and no page", async () => {
    around.render = async () => html("x".repeat(10_000));
    cache = new PageCache({
      now: () => around.now,
      render: (_, { target }) => around.render(target),
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
