/** Typed, typographic, of other scripts, and accents in its place. */
const APOSTROPHES = /[‘’ʼʹ‛′＇`´]/gu;

/**
 * Text as it is compared in a search: no case, no accents, one form of sigma and of the apostrophe.
 * SQLite's own folding knows ASCII only and would tell "Δημιουργός" from "δημιουργος".
 */
export function foldText(value: string): string {
  return value
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replace(APOSTROPHES, "'");
}
