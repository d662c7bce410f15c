import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, sum } from "./drawing.server.ts";
import { type Mark, percent } from "./plot-model.ts";

/** How far words stand in from the edge of their field, in pixels. */
const INSET = 14;
/** A part too low for words has them below, behind so large a piece of its colour. */
const SWATCH = 11;
const SWATCH_AT = 12;
/** A band's name stands off its tick by so much. */
const BELOW_TICK = 31;
/** Hours that have no height are measured so far below the ground line. */
const MEASURE_AT = 12;

/** Plots that are read as surfaces, columns and fields of dots. */
export const fields = {
  budget: ({ budget }, { money }) => {
    const { total, fees, usage, product, promotion, reserve } = FIGURES.budget;
    const height = 300;
    const left = fees / total;
    const gap = 0.006;
    let y = 0;
    const stack = (
      [
        ["promotion", promotion, "main"],
        ["usage", usage, "quiet"],
        ["reserve", reserve, "deep"],
        ["product", product, "sky"],
      ] as const
    ).flatMap(([name, amount, tone]): Mark[] => {
      const tall = (amount / (total - fees)) * height;
      const at = y;
      y += tall;
      const bar: Mark = {
        is: "bar",
        x: percent(left + gap),
        y: at,
        width: percent(1 - left - gap),
        height: tall - 3,
        tone,
      };
      if (name === "product") {
        const words = `${budget.product}, ${money(amount)}`;
        return [
          bar,
          { ...bar, y: height + SWATCH_AT, width: `${SWATCH}`, height: SWATCH },
          {
            is: "text",
            x: bar.x,
            dx: SWATCH + 6,
            y: height + 22,
            text: words,
            size: "small",
          },
        ];
      }
      return [
        bar,
        { is: "text", x: bar.x, dx: INSET, y: at + 26, text: budget[name], on: tone },
        {
          is: "text",
          x: bar.x,
          dx: INSET,
          y: at + 47,
          text: money(amount),
          on: tone,
        },
      ];
    });
    return {
      height: height + 30,
      marks: [
        { is: "bar", x: "0%", y: 0, width: percent(left), height: height - 3, tone: "second" },
        { is: "text", x: "0%", dx: INSET, y: 26, text: budget.fees, on: "second" },
        { is: "text", x: "0%", dx: INSET, y: 58, text: money(fees), size: "large", on: "second" },
        ...stack,
        {
          is: "text",
          x: "0%",
          y: height + 22,
          text: `${budget.total}: ${money(total)}`,
        },
      ],
      legend: [],
    };
  },
  spread: ({ spread }, { count, counted }) => {
    const { withText, without, medians } = FIGURES.spread;
    const top = 12_000;
    const rows = [withText, without];
    const [more, less] = medians;
    return {
      height: 190,
      marks: [
        {
          is: "bar",
          x: percent(less / top),
          y: 0,
          width: percent((more - less) / top),
          // Down to the lower line: the median's words stand below it.
          height: 128,
          tone: "ground",
        },
        ...rows.flatMap((views, row): Mark[] => {
          const y = 52 + row * 76;
          const median = medians[row] ?? 0;
          const x = percent(median / top);
          return [
            { is: "text", x: "0%", y: y - 26, text: spread.rows[row] ?? "" },
            { is: "rule", x: ["0%", "100%"], y: [y, y] },
            ...views.map(
              (view): Mark => ({
                is: "dot",
                x: percent(view / top),
                y,
                r: 10,
                tone: row === 0 ? "main" : "second",
              }),
            ),
            { is: "bar", x, y: y - 16, width: "3", height: 32, tone: "text" },
            // Each at its own tick: the greater to its right, the lesser under it.
            {
              is: "text",
              x,
              ...(median === more
                ? { dx: INSET, y: y - 22 }
                : { anchor: "middle", y: y + BELOW_TICK }),
              text: counted(spread.median, median),
              size: "small",
            },
          ];
        }),
        { is: "text", x: "0%", y: 184, text: "0", size: "small" },
        {
          is: "text",
          x: "100%",
          y: 184,
          text: `${count(top)} ${spread.views}`,
          size: "small",
          anchor: "end",
        },
      ],
      legend: [],
    };
  },
  hours: ({ hours }, { counted, count }) => {
    const { hours: spent, followers, perHour } = FIGURES.hours;
    const all = sum(spent);
    const foot = 230;
    const tall = 14;
    let x = 0;
    return {
      height: foot + 76,
      marks: [
        ...spent.flatMap((width, index): Mark[] => {
          const from = x;
          x += width / all;
          const height = (perHour[index] ?? 0) * tall;
          const tone = index === 1 ? "main" : "second";
          const middle = percent(from + width / all / 2);
          const name = hours.rows[index] ?? "";
          const spoken = counted(hours.hours, width);
          // Without height it is a measure of its width, and its words, longer than that, stand a line lower.
          if (height === 0) {
            const [left, right] = [percent(from), "100%"];
            const end = foot + MEASURE_AT;
            return [
              { is: "rule", x: [left, right], y: [end, end] },
              ...[left, right].map((x): Mark => ({ is: "rule", x: [x, x], y: [end - 5, end + 5] })),
              { is: "rule", x: [middle, middle], y: [end, foot + 52] },
              {
                is: "text",
                x: right,
                anchor: "end",
                y: foot + 68,
                text: `${name}, ${spoken}`,
              },
            ];
          }
          const words: Mark[] = [
            { is: "text", x: middle, anchor: "middle", y: foot + 20, text: name },
            { is: "text", x: middle, anchor: "middle", y: foot + 40, size: "small", text: spoken },
          ];
          return [
            {
              is: "bar",
              x: percent(from),
              y: foot - height,
              width: percent(width / all - 0.006),
              height,
              tone,
            },
            {
              is: "text",
              x: middle,
              y: foot - height - 8,
              anchor: "middle",
              size: "small",
              text: counted(index === 0 ? hours.named : hours.perHour, perHour[index] ?? 0),
            },
            {
              is: "text",
              x: middle,
              y: foot - 14,
              anchor: "middle",
              size: "large",
              text: count(followers[index] ?? 0),
              on: tone,
            },
            ...words,
          ];
        }),
        { is: "rule", x: ["0%", "100%"], y: [foot, foot] },
      ],
      legend: [],
    };
  },
} as const satisfies Record<string, Draw>;
