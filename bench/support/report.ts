/** One line of the closing table. */
export type Row = {
  question: string;
  measured: string;
  wanted: string;
  /** Undefined where nothing could be measured. */
  met: boolean | undefined;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const round = (value: number, digits = 2) => value.toFixed(digits);

export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ question, measured, wanted, met }) => {
    const verdict = met === undefined ? "not measured" : met ? "yes" : "NO";
    return `| ${question} | ${measured} | ${wanted} | ${verdict} |`;
  });
  return ["| question | measured | wanted | met |", "| --- | --- | --- | --- |", ...lines].join(
    "\n",
  );
}

/** A note on the way, so that a long run shows where it is. */
export function note(text: string): void {
  console.log(`  ${text}`);
}
