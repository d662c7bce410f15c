import { createHash } from "node:crypto";
import type { Answers } from "../../app/forms/definitions.ts";

/** Crockford's base 32: no letter that is taken for a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_LENGTH = 8;
const BITS_PER_LETTER = 5n;

export function digest(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** The same for the same answers, whatever their order. */
export function contentHash(form: string, answers: Answers, checksum: string | undefined): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(form, JSON.stringify(sorted), checksum ?? "");
}

/** A UUID (version 8, RFC 9562) that is the same for the same parts. */
export function uuidOf(...parts: readonly string[]): string {
  const hex = digest(...parts);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** What a visitor is told, e.g. `B4-7KQ2-M9XD`: 40 bits of the lead's id, so it is the same anywhere. */
export function referenceOf(id: string): string {
  let bits = BigInt(`0x${digest("reference", id).slice(0, 12)}`);
  let letters = "";
  for (let index = 0; index < REFERENCE_LENGTH; index++) {
    letters = LETTERS[Number(bits & 31n)] + letters;
    bits >>= BITS_PER_LETTER;
  }
  return `B4-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
