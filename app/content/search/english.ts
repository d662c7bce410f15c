const VOWEL = /[aeiouy]/;
/** Shorter stems say nothing, in letters. */
const MIN_STEM = 3;

/** Words that end like forms of another word and are none. */
const WHOLE = new Set(
  (
    "news series always evening evenings morning mornings during wedding weddings nothing something " +
    "everything anything string spring building buildings care cares speed business lens opening openings " +
    "living paste"
  ).split(" "),
);

/** Forms that are shorter than a rule could take them for. */
const SHORT_FORMS: Readonly<Record<string, string>> = { using: "use", used: "use" };

/** A silent e of shorter words tells them from others: site and sit, here and her, line and Lin. In letters. */
const SILENT_E_FROM = 5;

/** Light English stemming: plurals, -ing, -ed, a silent e. Takes a folded word. */
export function stemEnglish(word: string): string {
  const singular = withoutPlural(word);
  if (WHOLE.has(word)) return word === "news" || word === "series" ? word : singular;
  const bare = SHORT_FORMS[singular] ?? withoutVerbEnding(singular);
  const open = bare.length >= SILENT_E_FROM && bare.endsWith("e") ? bare.slice(0, -1) : bare;
  return open.length > MIN_STEM && open.endsWith("y") ? `${open.slice(0, -1)}i` : open;
}

function withoutPlural(word: string): string {
  if (word.length <= MIN_STEM) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Of such words the last letter is doubled before an ending, so one that is not has lost an e: mak-ing, hir-ed. */
const CLOSED = /^[^aeiouy][aeiou][^aeiouwxy]$/;
/** Doubled before an ending, and rarely at the end of the word itself. */
const DOUBLED = /([bdgkmnprt])\1$/;
/** Of one syllable, these are words: call, scroll, add. */
const OWN_DOUBLE = /^(?:[^aeiouy]*[aeiou]l|a)(?:l|dd)$/;

function withoutVerbEnding(word: string): string {
  const stem = /^(.+?)(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || stem.length < MIN_STEM || !VOWEL.test(stem)) return word;
  if (CLOSED.test(stem)) return `${stem}e`;
  if (OWN_DOUBLE.test(stem)) return stem;
  return DOUBLED.test(stem) || stem.endsWith("ll") ? stem.slice(0, -1) : stem;
}
