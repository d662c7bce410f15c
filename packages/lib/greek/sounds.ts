/**
 * Greek by its sound, in Latin letters: η, ι, υ, ει and οι sound alike. The meeting point of both
 * alphabets, for the site's search (decision 0009) and for finding people by name.
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
type Spelling = readonly [string, readonly string[]];
const SPELLINGS: readonly Spelling[] = [
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

/** As passports and people write names, where ordinary words are something else in English. */
const NAME_SPELLINGS: readonly Spelling[] = [
  ["ng", ["g", "ng"]],
  ["nd", ["d", "nd"]],
  ...SPELLINGS,
];

/** Readings of one Greeklish word that are tried; each is one more look-up. */
const MAX_READINGS = 8;

/** How folded Greek sounds; other letters stay. */
export const soundOf = (text: string): string =>
  text.replace(GREEK_UNIT, (unit) => SOUNDS[unit] ?? unit);

/** A doubled letter sounds as one. */
export const singleLetters = (text: string): string => text.replace(/(\p{L})\1+/gu, "$1");

/** How a folded text in Latin letters may sound if it is Greeklish. */
export function readingsOf(text: string, spellings = SPELLINGS): string[] {
  let readings = [""];
  for (let at = 0; at < text.length; ) {
    const [spelling, sounds] = spellings.find(([written]) => text.startsWith(written, at)) ?? [
      text.charAt(at),
      [text.charAt(at)],
    ];
    readings = readings
      .flatMap((reading) => sounds.map((sound) => reading + sound))
      .slice(0, MAX_READINGS);
    at += spelling.length;
  }
  return readings;
}

/** How a folded name sounds, whichever alphabet it is written in: one key for both. */
export const nameSound = (name: string): string =>
  singleLetters(soundOf(readingsOf(name, NAME_SPELLINGS)[0] ?? ""));

/** How what somebody types of a folded name may sound. */
export const nameSounds = (typed: string): string[] => [
  ...new Set(readingsOf(typed, NAME_SPELLINGS).map((reading) => singleLetters(soundOf(reading)))),
];
