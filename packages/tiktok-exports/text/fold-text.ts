/**
 * A form of a word for comparing across spelling: lower case, without accents, with one sigma,
 * dotless ı as i, spaces collapsed. `Προβολές Προφίλ` and `ΠΡΟΒΟΛΕΣ ΠΡΟΦΙΛ` fold alike.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ς/g, "σ")
    .replace(/ı/g, "i")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/** Words of ASCII with one space between them, which have nothing to fold but their case. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
