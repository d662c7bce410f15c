import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, sum } from "./drawing.server.ts";
import { type Mark, percent, type Tone } from "./plot-model.ts";

const TONES = ["second", "quiet", "main", "deep"] as const;
const WIDTH = 0.48;
/** How far the second column is from the left. */
const SECOND_AT = 1 - WIDTH;
const INSET = 10;
/** A block of this height or more has its name and its amount under each other, a lower one on one line. */
const TWO_LINES = 48;
/** The baselines of its two, as far below its top as they are from its side. */
const [FIRST_LINE, SECOND_LINE] = [21, 40];
/** The months and their sums below the columns. */
const BELOW = 62;

/** One column: its parts on each other, named in them. */
type Column = {
  x: number;
  foot: number;
  perPixel: number;
  parts: readonly number[];
  tones: readonly Tone[];
  names: readonly string[];
  label: string;
  say: (amount: number) => string;
};

function column({ x, foot, perPixel, parts, tones, names, label, say }: Column): Mark[] {
  let y = foot;
  const blocks = parts.flatMap((part, index): Mark[] => {
    if (part === 0) return [];
    const height = part / perPixel;
    y -= height;
    const tone = tones[index] ?? "quiet";
    const words = { x: percent(x), dx: INSET, size: "small", on: tone } as const;
    const name = names[index] ?? "";
    return [
      { is: "bar", x: percent(x), y, width: percent(WIDTH), height: height - 2, tone },
      ...(height < TWO_LINES
        ? [{ is: "text" as const, ...words, y: y + height / 2 + 4, text: `${name}, ${say(part)}` }]
        : [
            { is: "text" as const, ...words, y: y + FIRST_LINE, text: name },
            { is: "text" as const, ...words, y: y + SECOND_LINE, text: say(part) },
          ]),
    ];
  });
  return [
    ...blocks,
    { is: "text", x: percent(x), y: foot + 24, text: label },
    { is: "text", x: percent(x), y: foot + 56, text: say(sum(parts)), size: "large" },
  ];
}

/** Plots of two columns that are compared part by part. */
export const columns = {
  badMonth: ({ badMonth }, { money, priced }) => {
    const { living, normal, bad } = FIGURES.badMonth;
    const perPixel = 6;
    const foot = Math.ceil(sum(normal) / perPixel);
    const both = [normal, bad].flatMap((parts, index) =>
      column({
        ...{ x: index * SECOND_AT, foot, perPixel, parts, tones: TONES },
        ...{ names: badMonth.sources, label: badMonth.columns[index] ?? "", say: money },
      }),
    );
    // What the bad month has lost, where it would stand.
    const missing = bad.indexOf(0);
    const lost = (normal[missing] ?? 0) / perPixel;
    const top = foot - sum(bad) / perPixel - lost;
    const words = { is: "text", x: percent(SECOND_AT), dx: INSET, size: "small" } as const;
    const line = foot - living / perPixel;
    const across = { is: "rule", y: [line, line], isDashed: true } as const;
    return {
      height: foot + BELOW,
      marks: [
        ...both,
        {
          is: "bar",
          x: percent(SECOND_AT),
          y: top,
          width: percent(WIDTH),
          height: lost - 3,
          tone: "lost",
        },
        { ...words, y: top + FIRST_LINE, text: badMonth.sources[missing] ?? "" },
        { ...words, y: top + SECOND_LINE, text: money(0) },
        { ...across, x: [percent(WIDTH), "100%"] },
        { ...across, x: ["0%", percent(WIDTH)], on: "main" },
        {
          is: "text",
          x: "100%",
          dx: -INSET,
          y: line - 8,
          anchor: "end",
          size: "small",
          text: priced(badMonth.living, living),
        },
      ],
      legend: [],
    };
  },
  year: ({ year }, { exactly }) => {
    const { first, last } = FIGURES.year;
    const perPixel = 1.9;
    const foot = Math.ceil(sum(last) / perPixel);
    // What the first month does not have yet, where it will stand.
    const added = sum(last) - sum(first);
    const top = foot - sum(last) / perPixel;
    const words = { is: "text", x: "0%", dx: INSET, size: "small" } as const;
    return {
      height: foot + BELOW,
      marks: [
        {
          is: "bar",
          x: "0%",
          y: top,
          width: percent(WIDTH),
          height: added / perPixel - 3,
          tone: "gone",
        },
        { ...words, y: top + FIRST_LINE, text: year.columns[1] ?? "" },
        { ...words, y: top + SECOND_LINE, text: `+${exactly(added)}` },
        ...[first, last].flatMap((parts, index) =>
          column({
            ...{ x: index * SECOND_AT, foot, perPixel, parts, tones: TONES },
            ...{ names: year.sources, label: year.columns[index] ?? "", say: exactly },
          }),
        ),
      ],
      legend: [],
    };
  },
} as const satisfies Record<string, Draw>;
