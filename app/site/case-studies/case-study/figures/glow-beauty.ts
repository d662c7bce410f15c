import { GLOW_BEAUTY } from "../../../../../content/facts/case-studies.ts";
import type { Pages } from "../../../../../content/types.ts";
import { fill } from "../../../../i18n/fill.ts";
import { barsModel } from "../charts/bars-model.ts";
import { PEOPLE_IN_DOT, weeksModel } from "../charts/weeks-model.ts";
import { type NumberFormats, sum } from "../number-formats.ts";

const HOSTS = ["morning", "sensitive", "night"] as const;

/** What the page says in numbers, counted from the facts. */
export function glowBeautyFigures() {
  const hosts = HOSTS.map((id) => {
    const host = GLOW_BEAUTY.hosts[id];
    return { id, ...host, share: host.back / host.first };
  });
  const byShare = hosts.toSorted((a, b) => b.share - a.share);
  const first = sum(hosts.map((host) => host.first));
  const back = sum(hosts.map((host) => host.back));
  return { hosts, best: byShare[0], worst: byShare.at(-1), first, back, backShare: back / first };
}

export function glowBeautyValues(words: Pages["caseGlowBeauty"], formats: NumberFormats) {
  const { whole, share } = formats;
  const { hosts, best, worst, first, back, backShare } = glowBeautyFigures();
  return {
    ...Object.fromEntries(
      hosts.flatMap((host) => [
        [`${host.id}Share`, share(host.share)],
        [`${host.id}First`, whole(host.first)],
        [`${host.id}Back`, whole(host.back)],
      ]),
    ),
    weeks: whole(GLOW_BEAUTY.weeks.length),
    first: whole(first),
    back: whole(back),
    backShare: share(backShare),
    bestShare: share(best?.share ?? 0),
    bestHost: words.hosts[best?.id ?? "night"],
    worstShare: share(worst?.share ?? 0),
    worstHost: words.hosts[worst?.id ?? "morning"],
  };
}

export function glowBeautyCharts(words: Pages["caseGlowBeauty"], { whole, share }: NumberFormats) {
  const { chart, hosts } = words;
  const figures = glowBeautyFigures();
  const rows = GLOW_BEAUTY.weeks.map((week, index) => ({ ...week, name: whole(index + 1) }));
  return {
    weeks: weeksModel({
      title: chart.title,
      weeks: rows.map(({ name, first, back }) => ({ label: name, first, back })),
      legend: {
        back: chart.back,
        first: chart.first,
        unit: fill(chart.unit, { people: whole(PEOPLE_IN_DOT) }),
      },
      table: {
        caption: chart.title,
        head: [chart.columns.week, chart.columns.first, chart.columns.back],
        rows: rows.map(({ name, first, back }) => [name, whole(first), whole(back)]),
        foot: [chart.total, whole(figures.first), whole(figures.back)],
      },
    }),
    bars: barsModel({
      title: hosts.title,
      rows: figures.hosts.map((host) => ({
        label: hosts[host.id],
        value: host.share,
        detail: fill(hosts.detail, {
          hostBack: whole(host.back),
          hostFirst: whole(host.first),
          viewers: whole(host.viewers),
        }),
      })),
      max: 1,
      format: share,
    }),
  };
}
