import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { expectLinear } from "../../test/support/work.ts";
import { bestEncoding, compressOnce, quickestEncoding, rememberedEncoding } from "./encodings.ts";

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

it.each([" ", "\t", ";", "; q=", ","])(
  "reads a header of %j in the time of its length",
  async (filler) => {
    await expectLinear(15_000, (length) => {
      expect(bestEncoding(`a${filler.repeat(length / filler.length)}b`)).toBeUndefined();
    });
  },
);

it.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["zstd;q=0, br", "br"],
  ["identity", undefined],
])("sends once, to whoever accepts %s, %s", (header, encoding) => {
  expect(quickestEncoding(header)).toBe(encoding);
});

it.each([
  ["zstd", zstdDecompressSync],
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("packs in %s what comes out again, small or large", async (encoding, unpack) => {
  for (const bytes of [3_000, 600_000]) {
    const body = Buffer.from("Ένα κείμενο. ".repeat(bytes / 20));
    const packed = await compressOnce(body, encoding);
    expect(packed.length).toBeLessThan(body.length / 10);
    expect(unpack(packed).equals(body)).toBe(true);
  }
});
