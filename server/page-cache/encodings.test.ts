import { describe, expect, it } from "vitest";
import { bestEncoding, rememberedEncoding } from "./encodings.ts";

describe.each([
  ["bestEncoding", bestEncoding],
  ["rememberedEncoding", rememberedEncoding],
])("%s", (_, best) => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["zstd, gzip", "zstd"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br; q=0, GZIP", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "zstd"],
    ["identity", undefined],
    ["", undefined],
    ["sbr, gzipped", undefined],
    ["br ; q=0.000 , gzip ;q=0.1", "gzip"],
    ["br;q=nonsense, gzip", "gzip"],
    ["br;level=5", "br"],
  ])("%s → %s", (header, encoding) => {
    expect(best(header)).toBe(encoding);
    expect(best(header)).toBe(encoding);
  });
});

it("reads a header of spaces or semicolons in the time of its length", () => {
  const times = [15_000, 150_000].map((length) => {
    const began = performance.now();
    for (const filler of [" ", "\t", ";", "; q=", ","]) {
      expect(bestEncoding(`a${filler.repeat(length / filler.length)}b`)).toBeUndefined();
    }
    return performance.now() - began;
  });
  // Quadratic, the first took 500 ms and the second would take a hundred times as long.
  expect(Math.min(...times)).toBeLessThan(100);
  expect(times[1]).toBeLessThan(2000);
});
