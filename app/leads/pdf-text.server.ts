import { inflateSync } from "node:zlib";

/** Largest stream that is unpacked, in bytes. */
const MAX_STREAM_BYTES = 2 * 1024 * 1024;
const MAX_STREAMS = 400;
/** Most that is unpacked of all streams together, in bytes: a small file can hold many huge ones. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
/** Most codes of a file's tables together; a font has no more glyphs than this. */
const MAX_CODES = 65_536;
/** Most that one code stands for, in hex digits: eight letters, longer than any ligature. */
const MAX_HEX = 32;

/**
 * The text of a PDF as far as it is plainly there: page contents are unpacked and the strings they
 * show are read, by the fonts' own ToUnicode tables where there are any. Layout, pictures and scripts
 * are left out; undefined when nothing readable comes of it.
 */
export function pdfText(content: Uint8Array): string | undefined {
  const streams = streamsOf(Buffer.from(content));
  const codes = new Map<string, string>();
  for (const stream of streams) {
    if (stream.includes("begincmap")) readCodes(stream, codes);
  }
  const text = streams
    .filter((stream) => /\bBT\b/.test(stream) && /T[jJ]\b/.test(stream))
    .map((stream) => shownText(stream, codes))
    .join("\n");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // Fonts without a table give noise: rather nothing than that.
  return letters > 0 && letters > text.replace(/\s/g, "").length / 2 ? text : undefined;
}

function streamsOf(file: Buffer): string[] {
  const found: string[] = [];
  let at = 0;
  let left = MAX_UNPACKED_BYTES;
  while (found.length < MAX_STREAMS && left > 0) {
    const start = file.indexOf("stream", at);
    if (start === -1) break;
    const from = start + (file[start + 6] === 13 ? 8 : 7);
    const end = file.indexOf("endstream", from);
    if (end === -1) break;
    const body = file.subarray(from, end);
    const stream = unpacked(body) ?? body.subarray(0, MAX_STREAM_BYTES).toString("latin1");
    left -= stream.length;
    found.push(stream);
    at = end + "endstream".length;
  }
  return found;
}

function unpacked(body: Buffer): string | undefined {
  try {
    const options = { maxOutputLength: MAX_STREAM_BYTES };
    return inflateSync(body, options).toString("latin1");
  } catch {
    return undefined;
  }
}

const fromHex = (hex: string) =>
  (hex.slice(0, MAX_HEX).match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join("");

/** What stands between two words, each time; by search, since a pattern would start over at each word. */
function* blocksOf(text: string, begin: string, end: string): Generator<string> {
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at)) {
    const from = at + begin.length;
    at = text.indexOf(end, from);
    if (at < 0) return;
    yield text.slice(from, at);
  }
}

/** Reads `bfchar` and `bfrange` of a ToUnicode table: codes in hex to letters. */
function readCodes(cmap: string, codes: Map<string, string>) {
  for (const block of blocksOf(cmap, "beginbfchar", "endbfchar")) {
    for (const [, code = "", to = ""] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi)) {
      if (codes.size >= MAX_CODES) return;
      codes.set(code.toLowerCase(), fromHex(to));
    }
  }
  // Counted besides: ranges that say the same again and again add no codes.
  let steps = 0;
  for (const block of blocksOf(cmap, "beginbfrange", "endbfrange")) {
    const ranges = block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi);
    for (const [, low = "", high = "", to = ""] of ranges) {
      const first = Number.parseInt(low, 16);
      const last = Math.min(Number.parseInt(high, 16), first + 0xffff);
      const start = Number.parseInt(to, 16);
      for (let code = first; code <= last; code++) {
        if (codes.size >= MAX_CODES || ++steps > MAX_CODES) return;
        const key = code.toString(16).padStart(low.length, "0");
        codes.set(key, String.fromCharCode(start + code - first));
      }
    }
  }
}

const SHOWN = /\((?:\\[\s\S]|[^\\()])*\)|<[\da-f\s]+>|-?\d+(?:\.\d+)?|T[dDm*jJ]|'|"/gi;
/** From this kerning on, in thousandths of the size, there was a space. */
const SPACE_KERNING = -180;

function shownText(stream: string, codes: ReadonlyMap<string, string>): string {
  let text = "";
  const size = codes.size > 0 ? (codes.keys().next().value?.length ?? 4) : 2;
  const units = new RegExp(`.{${size}}`, "g");
  for (const [token] of stream.matchAll(SHOWN)) {
    if (token.startsWith("(")) text += literal(token.slice(1, -1));
    else if (token.startsWith("<")) text += decoded(token.replace(/[<>\s]/g, ""), units, codes);
    else if (/^T[dDm*]$|^['"]$/.test(token)) text += text.endsWith("\n") ? "" : "\n";
    else if (Number(token) < SPACE_KERNING && !text.endsWith(" ")) text += " ";
  }
  return text;
}

/** `units` cuts a text into codes; without tables, a code is a letter. */
function decoded(hex: string, units: RegExp, codes: ReadonlyMap<string, string>): string {
  return (hex.toLowerCase().match(units) ?? [])
    .map(
      (unit) =>
        codes.get(unit) ??
        (unit.length === 2 ? String.fromCharCode(Number.parseInt(unit, 16)) : ""),
    )
    .join("");
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "", t: " ", b: "", f: "" };

const literal = (text: string) =>
  text
    .replace(/\\([0-7]{1,3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    )
    .replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
