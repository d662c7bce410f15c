import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { ALL_PAGES } from "../../app/pages.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import { FRESH_MS, type PageCache } from "./page-cache.ts";
import { type Around, about, html, rendering, startCache, text } from "./testing.ts";

let around: Around;
let cache: PageCache;
beforeEach(() => {
  ({ around, cache } = startCache());
});

describe("packing", () => {
  const size = (answer: FinishedAnswer | undefined) => answer?.forms.br.body.length ?? 0;
  beforeEach(() => {
    // Text as it is written: what a thorough packing makes smaller.
    const body = JSON.stringify(ALL_PAGES);
    around.render = async () => html(body);
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
    expect(around.renders).toBe(2);
    expect(cache.misses).toBe(0);
  });

  it("is not done again for what comes out the same", async () => {
    await cache.fill("en", about);
    cache.get("en", about);
    await cache.idle();
    const thorough = cache.get("en", about);
    around.now += FRESH_MS;
    cache.get("en", about);
    await cache.idle();
    expect(around.renders).toBe(2);
    expect(cache.get("en", about)).toBe(thorough);
  });

  it("brings nothing back that was dropped meanwhile", async () => {
    around.render = async () => rendering(new Response("old"), "words");
    await cache.fill("en", about);
    cache.get("en", about);
    around.render = async () => html("new");
    cache.invalidate(["words"]);
    await cache.idle();
    expect(text(cache.get("en", about))).toBe("new");
  });
});
