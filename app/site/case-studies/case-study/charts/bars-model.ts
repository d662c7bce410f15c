import type { BarsModel } from "./chart-models.ts";

type BarsInput = {
  title: string;
  rows: { label: string; value: number; detail: string }[];
  /** The value of a full bar; the largest of the rows without it. */
  max?: number;
  format: (value: number) => string;
};

/** Horizontal bars in proportion; the largest is marked. */
export function barsModel({ title, rows, max, format }: BarsInput): BarsModel {
  const largest = Math.max(...rows.map(({ value }) => value));
  const full = max ?? largest;
  return {
    title,
    rows: rows.map(({ label, value, detail }) => ({
      label,
      detail,
      value: format(value),
      width: `${Math.round((value / full) * 1000) / 10}%`,
      isBest: value === largest,
    })),
  };
}
