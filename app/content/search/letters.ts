/** Which letters a word has, a bit for each; some letters share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << word.charCodeAt(at);
  return letters;
}

/**
 * Whether words with these letters may be so few edits apart: each edit gives or takes a letter, or both.
 * Most words of one length are told apart by this, without their being compared.
 */
export const mayBeWithin = (one: number, other: number, edits: number): boolean =>
  bitsIn(one ^ other) <= 2 * edits;

/** How many bits of 32 are set. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
