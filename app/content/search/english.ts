const VOWEL = /[aeiouy]/;
/** Shorter stems say nothing, in letters. */
const MIN_STEM = 3;

/** Words that end like forms of another word and are none. */
const WHOLE = new Set(
  (
    "news series always evening evenings morning mornings during wedding weddings nothing something " +
    "everything anything string spring building buildings care cares speed business lens opening openings"
  ).split(" "),
);

/** Light English stemming: plurals, -ing, -ed, a silent e. Takes a folded word. */
export function stemEnglish(word: string): string {
  const singular = withoutPlural(word);
  if (WHOLE.has(word)) return word === "news" || word === "series" ? word : singular;
  const bare = withoutVerbEnding(singular);
  const open = bare.length > MIN_STEM && bare.endsWith("e") ? bare.slice(0, -1) : bare;
  return open.length > MIN_STEM && open.endsWith("y") ? `${open.slice(0, -1)}i` : open;
}

function withoutPlural(word: string): string {
  if (word.length <= MIN_STEM) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const stem = /^(.+?)(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || stem.length < MIN_STEM || !VOWEL.test(stem)) return word;
  return /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
