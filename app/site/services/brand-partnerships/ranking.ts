type Scored = { handle: string; scores: readonly number[] };

/** One host when only some lines count: the total, the place from 1, and the lines that speak for and against. */
export type Ranked = { total: number; rank: number; reason?: number; doubt?: number };

/** Hosts by the lines that count, in the order they came; equal totals share a place. */
export function rankingOf(hosts: readonly Scored[], counts: readonly boolean[]): Ranked[] {
  const counted = [...counts.keys()].filter((line) => counts[line]);
  const totals = hosts.map(({ scores }) =>
    counted.reduce((sum, line) => sum + (scores[line] ?? 0), 0),
  );
  return hosts.map(({ scores }, index) => {
    const total = totals[index] ?? 0;
    const rank = totals.filter((other) => other > total).length + 1;
    const byScore = counted.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const [reason] = byScore;
    const doubt = byScore.at(-1);
    if (reason === undefined) return { total, rank };
    if (doubt === undefined || doubt === reason) return { total, rank, reason };
    return { total, rank, reason, doubt };
  });
}
