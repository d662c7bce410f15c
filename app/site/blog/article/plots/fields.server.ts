import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, sum } from "./drawing.server.ts";
import { type Mark, percent, type Tone } from "./plot-model.ts";

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
        ["reserve", reserve, "text"],
        ["product", product, "second"],
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
        return [bar, { is: "text", x: "100%", y: height + 18, anchor: "end", text: words }];
      }
      return [
        bar,
        { is: "text", x: percent(left + gap + 0.02), y: at + 24, text: budget[name], on: tone },
        {
          is: "text",
          x: percent(left + gap + 0.02),
          y: at + 44,
          text: money(amount),
          size: "small",
          on: tone,
        },
      ];
    });
    return {
      height: height + 26,
      marks: [
        { is: "bar", x: "0%", y: 0, width: percent(left), height: height - 3, tone: "second" },
        { is: "text", x: "3%", y: 28, text: budget.fees, on: "second" },
        { is: "text", x: "3%", y: height - 26, text: money(fees), size: "large", on: "second" },
        ...stack,
        { is: "text", x: "0%", y: height + 18, text: `${budget.total}: ${money(total)}` },
      ],
      legend: [],
    };
  },
  badMonth: ({ badMonth }, { money, priced }) => {
    const { living, ...months } = FIGURES.badMonth;
    const tones: readonly Tone[] = ["second", "quiet", "main", "text"];
    const foot = 362;
    const perPixel = 8;
    const columns = [months.normal, months.bad].flatMap((parts, column): Mark[] => {
      const x = column === 0 ? 0 : 0.54;
      let y = foot;
      const blocks = parts.map((part, index): Mark => {
        const height = part / perPixel;
        y -= height;
        return {
          is: "bar",
          x: percent(x),
          y,
          width: "34%",
          height: Math.max(0, height - 2),
          tone: tones[index] ?? "quiet",
        };
      });
      return [
        ...blocks,
        { is: "text", x: percent(x), y: y - 8, text: money(sum(parts)), size: "large" },
        { is: "text", x: percent(x), y: foot + 20, text: badMonth.columns[column] ?? "" },
      ];
    });
    const line = foot - living / perPixel;
    return {
      height: foot + 30,
      marks: [
        ...columns,
        { is: "rule", x: ["0%", "100%"], y: [line, line], isDashed: true },
        {
          is: "text",
          x: "100%",
          y: line - 8,
          anchor: "end",
          text: priced(badMonth.living, living),
        },
      ],
      legend: badMonth.sources.map((label, index) => ({ tone: tones[index] ?? "quiet", label })),
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
          height: 160,
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
            {
              is: "text",
              x: percent(median / top + 0.025),
              y: y - 22,
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
      height: foot + 70,
      marks: [
        ...spent.flatMap((width, index): Mark[] => {
          const from = x;
          x += width / all;
          const height = (perHour[index] ?? 0) * tall;
          const tone = index === 1 ? "main" : "second";
          const middle = percent(from + width / all / 2);
          const words: Mark[] = [
            {
              is: "text",
              x: middle,
              y: foot + 20,
              anchor: "middle",
              text: hours.rows[index] ?? "",
            },
            {
              is: "text",
              x: middle,
              y: foot + 40,
              anchor: "middle",
              size: "small",
              text: counted(hours.hours, width),
            },
          ];
          // Its name is longer than its hours are wide: it stands below the others.
          if (height === 0) {
            const name = `${hours.rows[index] ?? ""}, ${counted(hours.hours, width)}`;
            return [
              {
                is: "bar",
                x: percent(from),
                y: foot - 8,
                width: percent(width / all),
                height: 8,
                tone: "ground",
              },
              { is: "text", x: "100%", y: foot + 64, anchor: "end", text: name, size: "small" },
            ];
          }
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
              text: counted(hours.perHour, perHour[index] ?? 0),
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
