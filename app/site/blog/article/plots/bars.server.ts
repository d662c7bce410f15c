import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, sum } from "./drawing.server.ts";
import { type Mark, percent, type Tone } from "./plot-model.ts";

/** A row: its words above, its bar below. */
const ROW = 82;
const BAR = 44;
const BAR_AT = 26;
/** The baseline of a row's words. */
const WORDS_AT = 17;
/** The baseline of words in the middle of a bar. */
const INSIDE_AT = BAR_AT + BAR / 2 + 5;
/** Two bars right under each other, below their words. */
const WORDS_ROW = 28;
const PAIRED_BAR = 38;
const PAIR_GAP = 26;
/** How far a value stands from the end of its bar; and which share of the width holds one on a phone. */
const VALUE_GAP = 8;
const VALUE_ROOM = 0.25;

const rowWords = (row: number, label: string, value: string, top = 0): Mark[] => [
  { is: "text", x: "0%", y: top + row * ROW + WORDS_AT, text: label },
  { is: "text", x: "100%", y: top + row * ROW + WORDS_AT, text: value, anchor: "end" },
];
const rowBar = (row: number, from: number, to: number, tone: Tone, top = 0): Mark => ({
  is: "bar",
  x: percent(from),
  y: top + row * ROW + BAR_AT,
  width: percent(to - from),
  height: BAR,
  tone,
});

/** Plots that are read along their rows. */
export const bars = {
  quote: ({ quote }, { money }) => {
    const { parts, total, offered } = FIGURES.quote;
    const end = parts.length * ROW;
    const at = percent(offered / total);
    // Which of the parts the sum offered ends in.
    const cut = parts.findIndex((_, row) => sum(parts.slice(0, row + 1)) > offered);
    const steps = parts.flatMap((part, row) => {
      const from = sum(parts.slice(0, row)) / total;
      const isLast = row === parts.length - 1;
      return [
        ...rowWords(row, quote.parts[row] ?? "", money(part)),
        rowBar(row, 0, from, "ground"),
        rowBar(row, from, from + part / total, isLast ? "main" : "second"),
      ];
    });
    return {
      height: end + ROW - 8,
      marks: [
        ...steps,
        ...rowWords(parts.length, quote.total, money(total)),
        rowBar(parts.length, 0, total / total, "text"),
        {
          is: "rule",
          x: [at, at],
          y: [BAR_AT, end + BAR_AT],
          isDashed: true,
        },
        // Across that part and the sum in the colour of what is said on them.
        ...[cut, parts.length].map(
          (row): Mark => ({
            is: "rule",
            x: [at, at],
            y: [row * ROW + BAR_AT, row * ROW + BAR_AT + BAR],
            isDashed: true,
            on: "text",
          }),
        ),
        {
          is: "text",
          x: at,
          y: WORDS_AT,
          anchor: "end",
          size: "small",
          text: `${quote.offered}: ${money(offered)}`,
        },
      ],
      legend: [],
    };
  },
  countings: ({ countings }, { counted, count }) => {
    const { roi, orders, breakEven } = FIGURES.countings;
    const [least, most] = [Math.min(...roi), Math.max(...roi)];
    const at = (value: number) => (value - least) / (most - least);
    const zero = percent(at(0));
    const top = 30;
    const height = top + roi.length * ROW - 8;
    const values = roi.flatMap((value, row): Mark[] => {
      const isLoss = value < 0;
      const y = top + row * ROW;
      const bug = row === 1 ? countings.floor : row === roi.length - 1 ? countings.ceiling : "";
      // In its bar, at the far end, or beside one that is too short for it.
      const isInside = Math.abs(at(value) - at(0)) > VALUE_ROOM;
      const isAtEnd = isInside !== isLoss;
      return [
        ...rowWords(row, countings.rows[row] ?? "", count(orders[row] ?? 0), top),
        {
          is: "text",
          x: percent(at(value)),
          y: y + INSIDE_AT,
          text: `${isLoss ? "" : "+"}${count(value)}%`,
          ...(isAtEnd ? { dx: -VALUE_GAP, anchor: "end" } : { dx: VALUE_GAP }),
          ...(isInside && { on: isLoss ? "main" : "second" }),
        },
        // On the other side of the line.
        ...(bug
          ? [
              {
                is: "text" as const,
                x: zero,
                y: y + INSIDE_AT,
                text: bug,
                ...(isLoss ? { dx: VALUE_GAP } : { dx: -VALUE_GAP, anchor: "end" as const }),
              },
            ]
          : []),
      ];
    });
    return {
      height,
      marks: [
        ...roi.map((value, row) => {
          const [from, to] = value < 0 ? [at(value), at(0)] : [at(0), at(value)];
          return rowBar(row, from, to, value < 0 ? "main" : "second", top);
        }),
        { is: "rule", x: [zero, zero], y: [0, height] },
        ...values,
        {
          is: "text",
          x: zero,
          dx: -VALUE_GAP,
          y: 12,
          anchor: "end",
          size: "small",
          text: counted(countings.zero, breakEven),
        },
        { is: "text", x: "100%", y: 12, anchor: "end", size: "small", text: countings.orders },
      ],
      legend: [],
    };
  },
  abreast: ({ abreast }, { count, money, exactly }) => {
    const { perViews, saves, perOrder } = FIGURES.abreast;
    const rows = [
      { values: perViews, said: exactly },
      { values: saves, said: count },
      { values: perOrder, said: money },
    ];
    const pair = WORDS_ROW + 2 * PAIRED_BAR + 2;
    return {
      height: rows.length * (pair + PAIR_GAP) - PAIR_GAP,
      marks: rows.flatMap(({ values, said }, row): Mark[] => {
        const top = row * (pair + PAIR_GAP);
        const bars = values.flatMap((value, creator): Mark[] => {
          const y = top + WORDS_ROW + creator * (PAIRED_BAR + 2);
          const tone = creator === 0 ? "second" : "main";
          const width = percent(value / Math.max(...values));
          const inside = { y: y + PAIRED_BAR / 2 + 6, on: tone } as const;
          return [
            { is: "bar", x: "0%", y, width, height: PAIRED_BAR, tone },
            { is: "text", x: "0%", dx: 12, text: abreast.creators[creator] ?? "", ...inside },
            { is: "text", x: width, dx: -12, anchor: "end", text: said(value), ...inside },
          ];
        });
        return [{ is: "text", x: "0%", y: top + WORDS_AT, text: abreast.rows[row] ?? "" }, ...bars];
      }),
      legend: [],
    };
  },
  profile: ({ profile }, { count }) => {
    const { before, ...changes } = FIGURES.profile;
    const values = [before, changes.views, changes.better, changes.both];
    const rows = values.flatMap((value, row): Mark[] => [
      ...rowWords(row, profile.rows[row] ?? "", count(value)),
      rowBar(row, 0, before / changes.both, "second"),
      rowBar(row, before / changes.both, value / changes.both, "main"),
      ...(value > before
        ? [
            {
              is: "text" as const,
              x: percent(before / changes.both + 0.015),
              y: row * ROW + INSIDE_AT,
              text: `+${count(value - before)}`,
              on: "main" as const,
            },
          ]
        : []),
    ]);
    return { height: values.length * ROW - 8, marks: rows, legend: [] };
  },
} as const satisfies Record<string, Draw>;
