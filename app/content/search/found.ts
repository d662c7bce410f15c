/** What may be found, in the order in which equals are shown. */
export const GROUPS = ["pages", "services", "articles", "cases", "openings", "questions"] as const;
export type Group = (typeof GROUPS)[number];

/** A piece of text, and whether it is what was looked for. Drawn as elements, never as HTML. */
export type Fragment = { text: string; isHit: boolean };

export type Hit = { group: Group; url: string; title: Fragment[]; excerpt: Fragment[] };
export type Found = {
  /** The words that were looked for. */
  query: string;
  /** Those of its words that tell something, as typed. */
  words: string[];
  /** The query was longer than what is read of it. */
  isCut: boolean;
  /** Nothing had every word as typed, so words like it, or some of them, were taken. */
  isApproximate: boolean;
  /** The query with its slips mended, where somebody may have meant that. */
  didYouMean: string | undefined;
  total: number;
  /** How many there are of each kind, those of which there are some. */
  groups: { group: Group; total: number }[];
  /** The best first, whatever their kind. */
  hits: Hit[];
};
