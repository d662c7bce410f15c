import type { ColumnsModel, TableModel, Tone } from "./chart-models.ts";

/** Share of a slot that its column takes. */
const COLUMN_SHARE = 0.72;
/** Room for a flag's text: pixels a character, and on both sides together. */
const FLAG_CHARACTER_PX = 7.6;
const FLAG_PADDING_PX = 16;

export type ColumnsInput = {
  title: string;
  /** One column each, its parts from the bottom up; `mark` is what is usual there. */
  slots: {
    label: string;
    parts: { tone: Tone; value: number }[];
    mark?: number | undefined;
  }[];
  /** Top of the scale and distance of its lines, in the unit of the values. */
  max: number;
  step: number;
  /** Every how many slots a label is shown on narrow screens. */
  tickEvery: number;
  level?: number;
  /** Events at the left edge of a slot, or in its middle. */
  flags?: { slot: number; label: string; at?: "middle" }[];
  legend: ColumnsModel["legend"];
  table: TableModel;
  format: (value: number) => string;
};

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** Places the columns of a chart. */
export function columnsModel(input: ColumnsInput): ColumnsModel {
  const { slots, max, step, tickEvery, level, flags = [], format } = input;
  const slotWidth = 100 / slots.length;
  const width = slotWidth * COLUMN_SHARE;
  const heightOf = (value: number) => (value / max) * 100;
  const columns = slots.map(({ label, parts, mark }, index) => {
    const x = index * slotWidth + (slotWidth - width) / 2;
    let top = 100;
    return {
      key: label,
      parts: parts.map(({ tone, value }) => {
        top -= heightOf(value);
        return {
          tone,
          x: percent(x),
          width: percent(width),
          y: percent(top),
          height: percent(heightOf(value)),
        };
      }),
      mark: mark === undefined ? undefined : percent(100 - heightOf(mark)),
      tick: {
        x: percent((index + 0.5) * slotWidth),
        label,
        isMinor: index % tickEvery !== 0,
      },
    };
  });
  const lines = Array.from({ length: Math.floor(max / step) + 1 }, (_, line) => line * step);
  return {
    title: input.title,
    columns,
    grid: lines.map((value) => ({ y: percent(100 - heightOf(value)), label: format(value) })),
    level: level === undefined ? undefined : percent(100 - heightOf(level)),
    flags: flags.map(({ slot, label, at }, index) => {
      const width = Math.round(label.length * FLAG_CHARACTER_PX + FLAG_PADDING_PX);
      return {
        x: percent((slot + (at === "middle" ? 0.5 : 0)) * slotWidth),
        end: at === "middle" ? (columns[slot]?.parts.at(-1)?.y ?? "0%") : "100%",
        label,
        width,
        left: flagLeft(index, flags.length, width),
      };
    }),
    legend: input.legend,
    table: input.table,
  };
}

/** Of two flags, the first hangs to the left of its pole and the second to the right. */
function flagLeft(index: number, count: number, width: number): number {
  if (count === 1) return -width / 2;
  return index === 0 ? -width : 0;
}
