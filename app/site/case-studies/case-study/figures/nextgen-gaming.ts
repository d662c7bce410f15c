import { NEXTGEN_GAMING } from "../../../../../content/facts/case-studies.ts";
import type { Pages } from "../../../../../content/types.ts";
import { fill } from "../../../../i18n/fill.ts";
import { barsModel } from "../charts/bars-model.ts";
import { columnsModel } from "../charts/columns-model.ts";
import { mean, type NumberFormats, sum } from "../number-formats.ts";

const ROOMS = [
  "completionist",
  "speedrunner",
  "couple",
  "coward",
  "strategist",
  "beginner",
] as const;
const BRUTAL = 3;
const THOUSAND = 1000;

/** What the page says in numbers, counted from the facts. */
export function nextgenGamingFigures() {
  const viewers: readonly number[] = NEXTGEN_GAMING.viewers;
  const rooms = ROOMS.map((id) => {
    const room = NEXTGEN_GAMING.hosts[id];
    return { id, ...room, perThousand: (room.starts / room.viewers) * THOUSAND };
  });
  const levels = rooms.flatMap((room): number[] => [...room.levels]);
  const starts = sum(rooms.map((room) => room.starts));
  const peak = Math.max(...viewers);
  return {
    rooms,
    starts,
    votes: levels.length,
    byLevel: NEXTGEN_GAMING.levels.map(
      (_, index) => levels.filter((level) => level === index + 1).length,
    ),
    brutalShare: levels.filter((level) => level === BRUTAL).length / levels.length,
    cowardShare: NEXTGEN_GAMING.hosts.coward.starts / starts,
    average: mean(viewers),
    peak,
    peakSlot: viewers.indexOf(peak),
  };
}

export function nextgenGamingValues({ whole, share, clock }: NumberFormats) {
  const figures = nextgenGamingFigures();
  const { startHour, slotMinutes } = NEXTGEN_GAMING;
  return {
    hosts: whole(figures.rooms.length),
    votes: whole(figures.votes),
    starts: whole(figures.starts),
    average: whole(figures.average),
    peak: whole(figures.peak),
    peakTime: clock(startHour, slotMinutes, figures.peakSlot),
    cowardShare: share(figures.cowardShare),
    brutalShare: share(figures.brutalShare),
    storyVotes: whole(figures.byLevel[0] ?? 0),
    hardVotes: whole(figures.byLevel[1] ?? 0),
    brutalVotes: whole(figures.byLevel[2] ?? 0),
    cowardBrutal: whole(
      NEXTGEN_GAMING.hosts.coward.levels.filter((level) => level === BRUTAL).length,
    ),
    slots: whole(NEXTGEN_GAMING.viewers.length),
  };
}

export function nextgenGamingCharts(
  words: Pages["caseNextgenGaming"],
  { whole, clock }: NumberFormats,
) {
  const { viewers, startHour, slotMinutes } = NEXTGEN_GAMING;
  const { chart, lanes, hosts } = words;
  const { rooms, average, peakSlot } = nextgenGamingFigures();
  const times = viewers.map((_, slot) => clock(startHour, slotMinutes, slot));
  return {
    columns: columnsModel({
      title: chart.title,
      slots: viewers.map((count, slot) => ({
        label: times[slot] ?? "",
        parts: [{ tone: slot === peakSlot ? "peak" : "main", value: count }],
      })),
      max: 24_000,
      step: 6000,
      tickEvery: 2,
      flags: [{ slot: peakSlot, label: chart.peak, at: "middle" }],
      legend: [],
      table: {
        caption: chart.title,
        head: [chart.columns.time, chart.columns.viewers],
        rows: viewers.map((count, slot) => [times[slot] ?? "", whole(count)]),
        foot: [chart.average, whole(average)],
      },
      format: whole,
    }),
    bars: barsModel({
      title: hosts.title,
      rows: rooms
        .toSorted((a, b) => b.perThousand - a.perThousand)
        .map((room) => ({
          label: hosts[room.id],
          value: room.perThousand,
          detail: fill(hosts.detail, {
            roomStarts: whole(room.starts),
            viewers: whole(room.viewers),
          }),
        })),
      format: whole,
    }),
    lanes: {
      title: lanes.title,
      host: lanes.host,
      times,
      rows: rooms.map((room) => ({ label: hosts[room.id], levels: [...room.levels] })),
      levels: lanes.levels,
    },
  };
}
