import type { JudgedQuery } from "./judged-query.ts";

/** How well one query, or several on average, are answered; each from 0 to 1. */
export type Score = { first: number; third: number; ndcg: number };

const RIGHT = 3;
const USEFUL = 1;
/** So many results count for nDCG. */
const DEPTH = 5;
const THIRD = 3;

/** The score of a query by the addresses that were found, the best first. */
export function scoreOf(query: JudgedQuery, found: readonly string[]): Score {
  // A page and a question on it lead to the same place.
  const places = [...new Set(found)];
  const isRight = (url: string) => query.right.includes(url);
  const gain = (url: string) => (isRight(url) ? RIGHT : query.useful.includes(url) ? USEFUL : 0);
  const ideal = [...query.right.map(() => RIGHT), ...query.useful.map(() => USEFUL)];
  return {
    first: places.slice(0, 1).some(isRight) ? 1 : 0,
    third: places.slice(0, THIRD).some(isRight) ? 1 : 0,
    ndcg: discounted(places.map(gain)) / discounted(ideal),
  };
}

export function average(scores: readonly Score[]): Score {
  const mean = (of: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  return { first: mean((s) => s.first), third: mean((s) => s.third), ndcg: mean((s) => s.ndcg) };
}

/** Discounted cumulative gain: what stands further down counts less. */
function discounted(gains: readonly number[]): number {
  return gains
    .slice(0, DEPTH)
    .reduce((sum, gain, at) => sum + (2 ** gain - 1) / Math.log2(at + 2), 0);
}
