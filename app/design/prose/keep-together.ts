const NO_BREAK_SPACE = "\u00a0";
const WORD_JOINER = "\u2060";

/** What must not part at the end of a line, and how it is held together. In this order. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // 900 €, 30 %, 6 PM
  [/(\d) (?=[€%]|[AP]M\b)/g, `$1${NO_BREAK_SPACE}`],
  // 3 to 5, 1 έως 2
  [/(\d) (to|έως|ως) (?=[$€]?\d)/g, `$1${NO_BREAK_SPACE}$2${NO_BREAK_SPACE}`],
  // 16 × $30: a sum may begin a line with its sign, × and ÷ stay between their numbers
  [/ ([×÷=+−]) (?=[$€]?\d)/g, ` $1${NO_BREAK_SPACE}`],
  [/([\d€%]) (?=[×÷])/g, `$1${NO_BREAK_SPACE}`],
  // 6–10 PM, 18:00–22:00, 11 AM–1 PM
  [/(\d|[AP]M)–(?=[$€]?\d)/g, `$1${WORD_JOINER}–${WORD_JOINER}`],
  // στ’ αλήθεια
  [/([\u0370-\u03ff\u1f00-\u1fff]’) /g, `$1${NO_BREAK_SPACE}`],
  // TikTok pays you: so short a word before a colon stays with what it ends
  [/ (?=\p{L}{1,3}:(?: |$))/gu, NO_BREAK_SPACE],
  // The site's font has no hyphen of its own that does not break (U+2011).
  [/\b([Ee])-(?=mail)/g, `$1${WORD_JOINER}-${WORD_JOINER}`],
];

/**
 * The same text for the eye, with times, sums, ranges and elisions that no line breaks apart. Only
 * where text is drawn: exports, feeds, the search index and anchors keep the plain characters.
 */
export function keepTogether(text: string): string {
  return RULES.reduce((kept, [parts, held]) => kept.replace(parts, held), text);
}
