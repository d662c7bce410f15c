import type { ForeignFile } from "../outcomes.ts";
import { utf16Of } from "../text/decode-text.ts";

/** File beginnings that name a kind, in hexadecimal; `..` is any byte. */
const MAGIC: readonly (readonly [RegExp, ForeignFile])[] = [
  [/^255044462d/, "pdf"],
  [/^89504e47|^ffd8ff|^47494638|^52494646.{8}57454250/, "image"],
  // ISO media: HEIC and AVIF pictures, else MP4 and MOV.
  [/^.{8}66747970(?:686569|61766966|6d696631)/, "image"],
  [/^.{8}66747970|^1a45dfa3/, "video"],
  [/^d0cf11e0a1b11ae1/, "old-excel"],
];
const MAGIC_BYTES = 32;
/** Characters of a text that decide what it is. */
const TEXT_SAMPLE = 64 * 1024;

/** The stream that a workbook with a password holds, in the UTF-16 of its container. */
const ENCRYPTED_STREAM = "EncryptedPackage";

/** What the bytes are by their beginning, when that alone decides; null for texts and archives. */
export function foreignByMagic(bytes: Uint8Array): ForeignFile | null {
  const start = hexadecimal(bytes.subarray(0, MAGIC_BYTES));
  return MAGIC.find(([pattern]) => pattern.test(start))?.[1] ?? null;
}

/** Whether an old Office container holds a workbook protected by a password. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  const mark = [...ENCRYPTED_STREAM].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const last = bytes.length - mark.length;
  for (let at = bytes.indexOf(mark[0] ?? 0); at >= 0 && at <= last; ) {
    if (mark.every((byte, index) => bytes[at + index] === byte)) return true;
    at = bytes.indexOf(mark[0] ?? 0, at + 1);
  }
  return false;
}

/** Zero bytes do not occur in text, but for UTF-16. */
export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, TEXT_SAMPLE).includes(0) && utf16Of(bytes) === null;
}

/** `json` or `html` for a text that begins like one; else null. */
export function foreignText(text: string): "json" | "html" | null {
  const start = text
    .slice(0, TEXT_SAMPLE)
    .replace(/^\ufeff/, "")
    .trimStart();
  if (/^[{[]/.test(start) && /["\]}]/.test(start)) return "json";
  return /^<(?:!doctype|html|\?xml|head|body|svg|table)/i.test(start) ? "html" : null;
}

/** Top-level keys of the platform's personal archive. */
const ARCHIVE_KEYS =
  /"(?:Activity|Your Activity|App Settings|Ads and data|Comment|Direct Messages?|Profile|Profile And Settings|TikTok Shop(?:ping)?|TikTok Live|Tiktok Live|Video|Post|Likes and Favorites|Video Browsing History|Watch History|Follower List|FansList|Browsing History)"\s*:/g;
/** How many different keys make it sure. */
const SURE_KEYS = 2;

/** Whether a JSON text is the personal "download your data" archive. */
export function isPersonalArchive(text: string): boolean {
  const found = new Set(
    text
      .slice(0, TEXT_SAMPLE)
      .match(ARCHIVE_KEYS)
      ?.map((key) => key.trim()),
  );
  return found.size >= SURE_KEYS;
}

/** Whether a path is one of the personal archive's: `user_data_tiktok.json`, `TikTok/…/….txt`. */
export function isPersonalArchivePath(path: string): boolean {
  return (
    /(?:^|\/)user_data(?:_tiktok)?\.json$/i.test(path) ||
    (/(?:^|\/)(?:Your )?Activity\/./i.test(path) && /\.txt$/i.test(path)) ||
    /(?:^|\/)(?:Watch|Video Browsing|Browsing) History\.txt$/i.test(path)
  );
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
