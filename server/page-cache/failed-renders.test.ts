import { beforeEach, describe, expect, it } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { FRESH_MS, type PageCache, RETRY_MS, STALE_MS, USABLE_MS } from "./page-cache.ts";
import { type Around, about, html, startCache, text } from "./testing.ts";

let around: Around;
let cache: PageCache;
beforeEach(() => {
  ({ around, cache } = startCache());
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
    around.render = failing;
    expect(await cache.fill("en", about)).toBeUndefined();
    expect(cache.get("en", about)).toBeUndefined();
    expect(cache.size).toBe(0);
    around.render = async () => html("well again");
    around.now += RETRY_MS;
    expect(text(await cache.fill("en", about))).toBe("well again");
  });

  it("leaves the old copy standing for a day, and is tried every few seconds", async () => {
    await cache.fill("en", about);
    around.render = async () => html("broken", { status: 500 });
    around.now += FRESH_MS;
    for (let i = 0; i < 10; i++) {
      expect(text(cache.get("en", about))).toBe("render 1");
      await cache.idle();
    }
    expect(around.renders).toBe(2);
    around.now += RETRY_MS;
    cache.get("en", about);
    await cache.idle();
    expect(around.renders).toBe(3);
    around.now += STALE_MS;
    expect(text(await cache.fill("en", about))).toBe("render 1");
    around.now += USABLE_MS;
    expect(await cache.fill("en", about)).toBeUndefined();
  });
});
