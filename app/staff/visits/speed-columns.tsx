import type { Pages } from "../../../content/types.ts";
import { METRICS } from "../../visits/metrics.ts";
import type { Column } from "../ui/data-table.tsx";
import { Tally } from "../ui/tally.tsx";
import type { Figure, SpeedRow } from "./speed.server.ts";

type Words = Pages["adminVisits"]["speed"];

const TONES = { good: "ok", middling: "busy", poor: "hot" } as const;

/** Pages, how many visits, and a figure with its judgement for each metric. */
export function speedColumns(words: Words): Column<SpeedRow>[] {
  return [
    { id: "page", label: words.columns.page, cell: ({ page }) => <b>{page}</b> },
    {
      ...{ id: "visits", label: words.columns.visits, align: "end", phone: "side" },
      cell: ({ visits }) => visits,
    },
    ...METRICS.map(
      (metric): Column<SpeedRow> => ({
        id: metric,
        label: words.columns[metric],
        phone: "below",
        cell: ({ figures }) => <FigureText figure={figures[metric]} words={words} />,
      }),
    ),
  ];
}

function FigureText({ figure, words }: { figure: Figure; words: Words }) {
  if (!figure) return words.none;
  const { text, rating } = figure;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.25">
      <span className="whitespace-nowrap">{text}</span>{" "}
      <Tally tone={rating ? TONES[rating] : "quiet"}>
        {rating ? words.ratings[rating] : words.few}
      </Tally>
    </span>
  );
}
