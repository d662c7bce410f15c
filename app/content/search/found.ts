/** What may be found, in the order in which equals are shown. */
export const GROUPS = ["pages", "services", "articles", "cases", "openings", "questions"] as const;
export type Group = (typeof GROUPS)[number];

/** A piece of text, and whether it is what was looked for. Drawn as elements, never as HTML. */
export type Fragment = { text: string; isHit: boolean };

export type Hit = { url: string; title: Fragment[]; excerpt: Fragment[] };
export type GroupOfHits = { group: Group; total: number; hits: Hit[] };
export type Found = {
  /** The words that were looked for. */
  query: string;
  /** The query was longer than what is read of it. */
  isCut: boolean;
  /** Nothing had every word as typed, so words like it, or some of them, were taken. */
  isApproximate: boolean;
  total: number;
  groups: GroupOfHits[];
};
