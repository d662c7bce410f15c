/**
 * Greek by its sound, in Latin letters: διαφήμιση, διαφημίσεων and the Greeklish "diafhmish" all
 * come to "diafimis". One key serves as stem, as spelling help (η, ι, υ, ει, οι sound alike) and as
 * the meeting point of both alphabets.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ ου: "u", αι: "e", ει: "i", οι: "i", υι: "i", αυ: "af", ευ: "ef" },
  ...{ μπ: "b", ντ: "d", γκ: "g", γγ: "g", τζ: "tz", τσ: "ts" },
  ...{ α: "a", β: "f", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l" },
  ...{ μ: "m", ν: "n", ξ: "ks", ο: "o", π: "p", ρ: "r", σ: "s", τ: "t", υ: "i", φ: "f", χ: "h" },
  ...{ ψ: "ps", ω: "o" },
};
const GREEK_UNIT = /ου|αι|ει|οι|υι|αυ|ευ|μπ|ντ|γκ|γγ|τζ|τσ|[α-ω]/gu;

/** What Greeklish writes, and which sounds it may stand for; longer spellings first. */
const SPELLINGS: readonly (readonly [string, readonly string[]])[] = [
  ["th", ["th", "ti"]],
  ["ph", ["f", "pi"]],
  ["kh", ["h", "ki"]],
  ["ch", ["h"]],
  ["ou", ["u"]],
  ["oy", ["u"]],
  ["ai", ["e"]],
  ["ei", ["i"]],
  ["oi", ["i"]],
  ["yi", ["i"]],
  ["au", ["af"]],
  ["eu", ["ef"]],
  ["mp", ["b"]],
  ["nt", ["d"]],
  ["gk", ["g"]],
  ["gg", ["g"]],
  ["b", ["f", "b"]],
  ["c", ["k"]],
  ["h", ["i", "h"]],
  ["j", ["ks"]],
  ["q", ["k"]],
  ["u", ["i", "u"]],
  ["v", ["f"]],
  ["w", ["o"]],
  ["x", ["h", "ks"]],
  ["y", ["i"]],
  ["3", ["ks"]],
  ["8", ["th"]],
];

/** Readings of one Greeklish word that are tried; each is one more look-up. */
const MAX_READINGS = 8;
const MIN_STEM = 3;
const VOWELS = new Set("aeiou");

export function isGreek(word: string): boolean {
  return /\p{Script=Greek}/u.test(word);
}

/** The key of a folded Greek word. */
export function greekKey(word: string): string {
  return stemKey(word.replace(GREEK_UNIT, (unit) => SOUNDS[unit] ?? unit));
}

/** The keys that a folded Latin word may stand for if it is Greeklish. */
export function greeklishKeys(word: string): string[] {
  let readings = [""];
  for (let at = 0; at < word.length; ) {
    const [spelling, sounds] = SPELLINGS.find(([text]) => word.startsWith(text, at)) ?? [
      word.charAt(at),
      [word.charAt(at)],
    ];
    readings = readings
      .flatMap((reading) => sounds.map((sound) => reading + sound))
      .slice(0, MAX_READINGS);
    at += spelling.length;
  }
  return [...new Set(readings.map(stemKey))];
}

/** Without the ending that declension and conjugation change; doubled letters sound as one. */
function stemKey(key: string): string {
  const single = key.replace(/(\p{L})\1+/gu, "$1");
  const stem = withoutEnding(single);
  return stem.length >= MIN_STEM ? stem : single;
}

/** Without vowels at the end, and an s or n behind them. */
function withoutEnding(key: string): string {
  const end = /[sn]$/.test(key) ? key.length - 1 : key.length;
  let at = end;
  while (at > 0 && VOWELS.has(key.charAt(at - 1))) at--;
  return at < end ? key.slice(0, at) : key;
}
