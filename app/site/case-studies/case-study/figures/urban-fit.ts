import { CASE_CHOICES, URBAN_FIT } from "../../../../../content/facts/case-studies.ts";
import type { Pages } from "../../../../../content/types.ts";
import { fill } from "../../../../i18n/fill.ts";
import { barsModel } from "../charts/bars-model.ts";
import { columnsModel } from "../charts/columns-model.ts";
import { mean, type NumberFormats, sum } from "../number-formats.ts";

const LATE_WEEKS = 4;

/** What the page says in numbers, counted from the facts. */
export function urbanFitFigures() {
  const { clubs, mornings, placesInClass, before, weeks } = URBAN_FIT;
  const taken = weeks.map((week) => week.taken);
  const places = clubs * mornings * placesInClass;
  const averageBefore = mean(before);
  const late = mean(taken.slice(-LATE_WEEKS));
  const early = mean(taken.slice(0, LATE_WEEKS));
  return {
    places,
    averageBefore,
    early,
    late,
    lift: late / averageBefore,
    extra: sum(taken) - averageBefore * weeks.length,
    linkShare: sum(weeks.map((week) => week.link)) / sum(taken),
  };
}

export function urbanFitValues({ whole, times, share }: NumberFormats) {
  const { clubs, mornings, placesInClass, weeks } = URBAN_FIT;
  const figures = urbanFitFigures();
  return {
    ...Object.fromEntries(
      CASE_CHOICES["urban-fit"].flatMap(({ week }) => {
        const { taken = figures.averageBefore, link = 0 } = weeks[week - 1] ?? {};
        const mats = Math.round(taken / clubs / mornings);
        return [
          [`mats${week}`, `${whole(mats)}/${whole(placesInClass)}`],
          [`taken${week}`, whole(taken)],
          [`link${week}`, whole(link)],
          [`free${week}`, whole(placesInClass - mats)],
        ];
      }),
    ),
    clubs: whole(clubs),
    mornings: whole(mornings),
    placesInClass: whole(placesInClass),
    places: whole(figures.places),
    weeks: whole(weeks.length),
    before: whole(figures.averageBefore),
    after: whole(figures.late),
    filledBefore: share(figures.averageBefore / figures.places),
    filledAfter: share(figures.late / figures.places),
    lift: times(figures.lift),
    extra: whole(figures.extra),
    linkShare: share(figures.linkShare),
  };
}

export function urbanFitCharts(words: Pages["caseUrbanFit"], formats: NumberFormats) {
  const { whole, share } = formats;
  const { before, weeks } = URBAN_FIT;
  const { places, averageBefore, early, late } = urbanFitFigures();
  const { chart, filled } = words;
  const weeksBefore = before.map((taken, index) => ({
    taken,
    link: 0,
    tick: fill(chart.beforeTick, { n: whole(before.length - index) }),
    name: fill(chart.beforeWeek, { n: whole(before.length - index) }),
  }));
  const weeksWith = weeks.map((week, index) => {
    const name = whole(index + 1);
    return { ...week, tick: name, name };
  });
  const all = [...weeksBefore, ...weeksWith];
  const detail = (taken: number) => fill(filled.detail, { taken: whole(taken) });
  return {
    columns: columnsModel({
      title: chart.title,
      slots: all.map(({ taken, link, tick }) => ({
        label: tick,
        parts: [
          { tone: "main", value: link },
          { tone: "quiet", value: taken - link },
        ],
      })),
      max: places,
      step: places / 4,
      tickEvery: 1,
      level: averageBefore,
      flags: [{ slot: before.length, label: chart.starts }],
      legend: [
        { tone: "main", label: chart.link },
        { tone: "quiet", label: chart.other },
        { tone: "level", label: chart.average },
      ],
      table: {
        caption: chart.title,
        head: [chart.columns.week, chart.columns.taken, chart.columns.link, chart.columns.filled],
        rows: all.map(({ name, taken, link }) => [
          name,
          whole(taken),
          whole(link),
          share(taken / places),
        ]),
      },
      format: whole,
    }),
    bars: barsModel({
      title: filled.title,
      rows: [
        { label: filled.before, value: averageBefore / places, detail: detail(averageBefore) },
        { label: filled.early, value: early / places, detail: detail(early) },
        { label: filled.late, value: late / places, detail: detail(late) },
      ],
      max: 1,
      format: share,
    }),
  };
}
