import type { ReactElement } from "react";
import { OFFICES } from "../../../content/facts/offices.ts";
import type { Content } from "../../content/content.server.ts";
import { type DayRow, LiveTeaser } from "./live-teaser.tsx";
import { type Band, clockIn, coveredHours, isPeakHour, peakBands } from "./peak-clock.ts";

/** Parts that change more often than the page they stand on, by the name in their address. */
export const islands: Readonly<Record<string, (content: Content) => Promise<ReactElement>>> = {
  "live-teaser": async (content) => (
    <LiveTeaser {...liveTeaserProps(content, new Date(), { isLive: true })} />
  ),
};

/** In the order in which the evening reaches them; West Chester has Philadelphia's clock. */
const CITIES = OFFICES.filter(({ id }) => id !== "west-chester").toSorted((a, b) => b.lon - a.lon);

const drawn = (bands: readonly Band[]): string =>
  bands.map(({ from, to }) => `M${from * 10} 10h${(to - from) * 10}v20H${from * 10}z`).join("");

const two = (figure: number) => String(figure).padStart(2, "0");

export function liveTeaserProps(content: Content, at: Date, { isLive = false } = {}) {
  const { offices } = content.words("shell");
  const zones = CITIES.map(({ timeZone }) => timeZone);
  const rows = CITIES.map(({ id, timeZone }): DayRow => {
    const row = { id, city: offices[id].city, peaks: drawn(peakBands(at, [timeZone])) };
    if (!isLive) return row;
    const { hour, minute } = clockIn(at, timeZone);
    return { ...row, time: `${two(hour)}:${two(minute)}`, isPeak: isPeakHour(hour) };
  });
  return {
    rows,
    together: drawn(peakBands(at, zones)),
    hours: coveredHours(at, zones),
    words: content.words("home").peaks,
    ...(isLive && { now: at.getUTCHours() * 10 + Math.round(at.getUTCMinutes() / 6) }),
  };
}
