import { ROOM_EVENTS, ROOM_VIEWERS, type RoomEvent } from "../../../content/facts/sample-hour.ts";
import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
import { clockOf } from "./moment.ts";

/** The chart's units: ten wide for a minute, one high for `VIEWERS_PER_UNIT`. */
export const CHART_HEIGHT = 250;
export const CHART_WIDTH = ROOM_VIEWERS.length * 10;
const BAR_WIDTH = 7;
const VIEWERS_PER_UNIT = 20;
const SCALE_STEPS = 5;
const TABLE_STEP_MINUTES = 5;
/** How long after the guest the growth is read, in minutes. */
const GUEST_EFFECT_MINUTES = 10;

type Words = Pages["home"]["monitor"];

function bar(minute: number): string {
  const height = Math.round((ROOM_VIEWERS[minute] ?? 0) / VIEWERS_PER_UNIT);
  return `M${minute * 10 + 1 + BAR_WIDTH / 2} ${CHART_HEIGHT}v-${height}`;
}

/** Minutes of the table: every fifth, and those in which something happens. */
function tableMinutes(): readonly number[] {
  const regular = ROOM_VIEWERS.flatMap((_, minute) =>
    minute % TABLE_STEP_MINUTES ? [] : [minute],
  );
  return [...new Set([...regular, ...Object.values(ROOM_EVENTS)])].sort((a, b) => a - b);
}

/** The simulated room as bars, sums and a table, its numbers written as the language does. */
export function roomChart(words: Words, numbers: Intl.NumberFormat) {
  const { peak, guest } = ROOM_EVENTS;
  const at = (minute: number) => numbers.format(ROOM_VIEWERS[minute] ?? 0);
  const total = ROOM_VIEWERS.reduce((sum, viewers) => sum + viewers, 0);
  const growth = (ROOM_VIEWERS[guest + GUEST_EFFECT_MINUTES] ?? 0) - (ROOM_VIEWERS[guest] ?? 0);
  const names = Object.entries(ROOM_EVENTS) as [RoomEvent, number][];
  return {
    bars: ROOM_VIEWERS.map((_, minute) => (minute === peak ? "" : bar(minute))).join(""),
    peakBar: bar(peak),
    /** The axis, from its top down to 0. */
    scale: Array.from({ length: SCALE_STEPS + 1 }, (_, step) =>
      numbers.format((1 - step / SCALE_STEPS) * CHART_HEIGHT * VIEWERS_PER_UNIT),
    ),
    peak: at(peak),
    peakTime: clockOf(peak),
    average: numbers.format(Math.round(total / ROOM_VIEWERS.length)),
    growth: `+${numbers.format(growth)}`,
    summary: fill(words.summary, { peak: at(peak), minute: peak }),
    rows: tableMinutes().map((minute) => ({
      minute: clockOf(minute),
      viewers: at(minute),
      event: names
        .filter(([, when]) => when === minute)
        .map(([event]) => words.events[event])
        .join(),
    })),
  };
}

export type RoomChart = ReturnType<typeof roomChart>;
