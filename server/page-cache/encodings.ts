import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { remembered } from "./remembered.ts";

/** Smallest first, as browsers that offer several take any. */
export const ENCODINGS = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `quick` while somebody waits (1 ms a page), `thorough` in the background (40 ms, 12 % smaller). */
export type Effort = "quick" | "thorough";

const BROTLI_QUALITY = { quick: 5, thorough: constants.BROTLI_MAX_QUALITY } as const;
const ZSTD_LEVEL = { quick: 3, thorough: 15 } as const;
const GZIP_LEVEL = { quick: 6, thorough: 9 } as const;

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const deflate = promisify(gzip);

/** Compresses off the main thread. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case "zstd":
      return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL[effort] } });
    case "gzip":
      return deflate(body, { level: GZIP_LEVEL[effort] });
  }
}

/**
 * The best of some encodings that the header accepts (`br;q=0` is a refusal), or undefined for none.
 * Read letter by letter, because anybody may write anything into it.
 */
export function bestOf<Name extends string>(
  encodings: readonly Name[],
  header: string | null | undefined,
): Name | undefined {
  if (!header) return undefined;
  const accepted = new Map<string, number>();
  for (const part of header.split(",")) {
    const end = part.indexOf(";");
    const name = (end === -1 ? part : part.slice(0, end)).trim().toLowerCase();
    // The same by an older name (RFC 9110, 8.4.1.3).
    accepted.set(name === "x-gzip" ? "gzip" : name, end === -1 ? 1 : quality(part.slice(end + 1)));
  }
  return encodings.find((encoding) => (accepted.get(encoding) ?? accepted.get("*") ?? 0) > 0);
}

export const bestEncoding = (header: string | null | undefined) => bestOf(ENCODINGS, header);

/** `q=0.5` as 0.5; another parameter says nothing, and what is no number refuses. */
function quality(parameter: string): number {
  const text = parameter.trim().toLowerCase();
  return text.startsWith("q=") ? Number(text.slice(2)) : 1;
}

/** As bestEncoding, parsing each spelling once. */
export const rememberedEncoding = remembered(bestEncoding);
