import { ARTICLE_FIGURES as FIGURES } from "../../../../../content/facts/article-figures.ts";
import { type Draw, sum } from "./drawing.server.ts";
import { type Mark, percent, type Tone } from "./plot-model.ts";

/** Plots that are read from one measure to another: by bands. */
export const flows = {
  month: ({ month }, { counted, money, priced }) => {
    const { hours, income } = FIGURES.month;
    const tones: readonly Tone[] = ["second", "quiet", "sky", "main"];
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
        { is: "text", x: "0%", y: lower + 46, text: priced(month.income, sum(income)) },
        ...above.flatMap((over, index): Mark[] => {
          const under = below[index] ?? over;
          const tone = tones[index] ?? "quiet";
          const gap = index === above.length - 1 ? 0 : 0.4;
          const middle = (share: typeof over) => percent((share.from + share.to) / 200);
          return [
            {
              is: "band",
              d: `M${over.from} ${upper}H${over.to - gap}C${over.to - gap} 130 ${under.to - gap} 118 ${under.to - gap} ${lower}H${under.from}C${under.from} 118 ${over.from} 130 ${over.from} ${upper}z`,
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
} as const satisfies Record<string, Draw>;
