/** Bytes looked at to tell the two single-byte code pages apart. */
const CODE_PAGE_SAMPLE_BYTES = 64 * 1024;

/** Bytes looked at to tell UTF-16 by its zeros. */
const WIDE_SAMPLE_BYTES = 64 * 1024;
/** Share of the letters whose other byte is zero: separators and digits alone make more. */
const LEAST_ZERO_SHARE = 0.2;
/** What no text holds: bytes that look like UTF-16 by chance. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that are looked for.
const NO_TEXT = /[\0-\x08\x0e-\x1f\ufffe\uffff]/;

/**
 * The order of bytes of a text in UTF-16: by its mark, or, as some spreadsheets save it without one,
 * by zeros that all stand at the same places. Null for anything else.
 */
export function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, WIDE_SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.min(even, odd) > 0 || even + odd < (sample.length / 2) * LEAST_ZERO_SHARE) return null;
  const order = odd > 0 ? "utf-16le" : "utf-16be";
  return NO_TEXT.test(new TextDecoder(order).decode(sample)) ? null : order;
}

/**
 * The text of a file. The platform writes UTF-8 with a byte order mark; spreadsheets save again as
 * UTF-16 or in the system's code page, which is windows-1253 on Greek machines.
 */
export const decodeText = (bytes: Uint8Array): string => ownText(decoded(bytes));

function decoded(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(looksGreek(bytes) ? "windows-1253" : "windows-1252").decode(bytes);
  }
}

/** Greek words are runs of high bytes; the accents of western languages stand among ASCII. */
function looksGreek(bytes: Uint8Array): boolean {
  let high = 0;
  let beside = 0;
  const end = Math.min(bytes.length, CODE_PAGE_SAMPLE_BYTES);
  for (let i = 0; i < end; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    high++;
    if ((bytes[i - 1] ?? 0) >= 0x80 || (bytes[i + 1] ?? 0) >= 0x80) beside++;
  }
  return high > 0 && beside > high / 2;
}

/**
 * The same text in the script's own memory. What a browser decodes stays in the browser's, where each
 * slice and comparison costs a way there, a tenth of all the reading of 200,000 posts: a text of two
 * parts is copied the first time it is looked at.
 */
function ownText(text: string): string {
  const middle = text.length >> 1;
  return text.slice(0, middle) + text.slice(middle);
}
