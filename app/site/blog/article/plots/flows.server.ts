import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, sum } from "./drawing.server.ts";
import { type Mark, percent, type Tone } from "./plot-model.ts";

/** Plots that are read from one measure to another: by size, by bands, month by month. */
export const flows = {
  month: ({ month }, { counted, money }) => {
    const { hours, income } = FIGURES.month;
    const tones: readonly Tone[] = ["second", "quiet", "text", "main"];
    const [upper, lower] = [48, 200];
    const shares = (values: readonly number[]) => {
      const all = sum(values);
      return values.map((_value, index) => ({
        from: (sum(values.slice(0, index)) / all) * 100,
        to: (sum(values.slice(0, index + 1)) / all) * 100,
      }));
    };
    const above = shares(hours);
    const below = shares(income);
    return {
      height: lower + 52,
      marks: [
        { is: "text", x: "0%", y: 14, text: month.hours },
        { is: "text", x: "0%", y: lower + 46, text: month.income },
        ...above.flatMap((over, index): Mark[] => {
          const under = below[index] ?? over;
          const tone = tones[index] ?? "quiet";
          const middle = (share: typeof over) => percent((share.from + share.to) / 200);
          return [
            {
              is: "band",
              d: `M${over.from} ${upper}H${over.to - 0.4}C${over.to - 0.4} 130 ${under.to - 0.4} 118 ${under.to - 0.4} ${lower}H${under.from}C${under.from} 118 ${over.from} 130 ${over.from} ${upper}z`,
              tone,
            },
            {
              is: "text",
              x: middle(over),
              y: upper - 9,
              anchor: "middle",
              size: "small",
              text: counted(month.hour, hours[index] ?? 0),
            },
            {
              is: "text",
              x: middle(under),
              y: lower + 20,
              anchor: "middle",
              size: "small",
              text: money(income[index] ?? 0),
            },
          ];
        }),
      ],
      legend: month.sources.map((label, index) => ({ tone: tones[index] ?? "quiet", label })),
    };
  },
  backlist: ({ backlist }, { count }) => {
    const { months, fresh, older } = FIGURES.backlist;
    const foot = 230;
    const perPixel = (fresh + older) / 190;
    const slot = 1 / months;
    return {
      height: foot + 28,
      marks: [
        ...Array.from({ length: months }, (_, index) => index).flatMap((index): Mark[] => {
          const more = (older / (months - 1)) * index;
          const x = percent(index * slot);
          const width = percent(slot * 0.8);
          return [
            {
              is: "bar",
              x,
              y: foot - fresh / perPixel,
              width,
              height: fresh / perPixel,
              tone: "second",
            },
            {
              is: "bar",
              x,
              y: foot - (fresh + more) / perPixel,
              width,
              height: more / perPixel,
              tone: "main",
            },
          ];
        }),
        // Above the second and the third month, too, which it is wider than the first to reach on a phone.
        {
          is: "text",
          x: "0%",
          y: foot - (fresh + (older / (months - 1)) * 2) / perPixel - 9,
          text: count(fresh),
        },
        {
          is: "text",
          x: percent(1 - slot * 0.2),
          y: foot - (fresh + older) / perPixel - 9,
          anchor: "end",
          text: count(fresh + older),
        },
        { is: "text", x: "0%", y: foot + 22, text: backlist.first },
        {
          is: "text",
          x: percent(1 - slot * 0.2),
          y: foot + 22,
          anchor: "end",
          text: backlist.last,
        },
        { is: "rule", x: ["0%", "100%"], y: [foot, foot] },
      ],
      legend: [
        { tone: "second", label: backlist.fresh },
        { tone: "main", label: backlist.older },
      ],
    };
  },
} as const satisfies Record<string, Draw>;
