import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from "node:zlib";
import { remembered } from "./remembered.ts";

/** Smallest first, as browsers that offer several take any. */
export const ENCODINGS = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * `once` for what nobody else is sent, `quick` while somebody waits (1 ms a page), `thorough` in the
 * background (40 ms, 12 % smaller).
 */
export type Effort = "once" | "quick" | "thorough";

const BROTLI_QUALITY = { once: 4, quick: 5, thorough: constants.BROTLI_MAX_QUALITY } as const;
const ZSTD_LEVEL = { once: 3, quick: 3, thorough: 15 } as const;
const GZIP_LEVEL = { once: 4, quick: 6, thorough: 9 } as const;

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const deflate = promisify(gzip);

/** Quickest first: for a page that is made for one visitor and sent once (docs/performance.md). */
const QUICKEST = ["zstd", "br", "gzip"] as const satisfies readonly Encoding[];
/** Up to here zstd takes less time than handing the work to another thread, in bytes. */
const MAX_AT_ONCE_BYTES = 512 * 1024;

/** Compresses what is sent once: with as little work as that is worth. */
export async function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding !== "zstd" || body.length > MAX_AT_ONCE_BYTES) {
    return compress(body, encoding, "once");
  }
  return zstdCompressSync(body, zstdOptions("once", body.length));
}

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
      return zstd(body, zstdOptions(effort, body.length));
    case "gzip":
      return deflate(body, { level: GZIP_LEVEL[effort] });
  }
}

/**
 * Smaller tables for a page that is sent once, as powers of two: fresh memory for them is half of what
 * compressing it costs, and it grows by up to 3 % (docs/performance.md). A long one would by 9 %.
 */
const SMALL_TABLES = {
  [constants.ZSTD_c_windowLog]: 16,
  [constants.ZSTD_c_hashLog]: 13,
  [constants.ZSTD_c_chainLog]: 13,
} as const;
/** In bytes. */
const MAX_SMALL_PAGE_BYTES = 128 * 1024;

const zstdOptions = (effort: Effort, length: number) => ({
  params: {
    [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL[effort],
    ...(effort === "once" && length <= MAX_SMALL_PAGE_BYTES && SMALL_TABLES),
  },
  pledgedSrcSize: length,
});

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
export const quickestEncoding = (header: string | null | undefined) => bestOf(QUICKEST, header);

/** `q=0.5` as 0.5; another parameter says nothing, and what is no number refuses. */
function quality(parameter: string): number {
  const text = parameter.trim().toLowerCase();
  return text.startsWith("q=") ? Number(text.slice(2)) : 1;
}

/** As bestEncoding, parsing each spelling once. */
export const rememberedEncoding = remembered(bestEncoding);
