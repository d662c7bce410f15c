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
  ])("%s → %s", (header, encoding) => {
    expect(best(header)).toBe(encoding);
    expect(best(header)).toBe(encoding);
  });
});
