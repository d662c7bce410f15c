import { RUNNING_ORDER } from "../../../../content/facts/service-examples.ts";
import type { Content } from "../../../content/content.server.ts";
import { hourOf } from "../../hour/hour.server.ts";

/** A live hour line by line, and the same hour as it is played by hand. */
export function runningOrderOf(content: Content) {
  const words = content.words("serviceTiktokLive").runningOrder;
  const times = RUNNING_ORDER.map(({ at, isPeak }) => ({ at, time: minutesOf(at), isPeak }));
  const hour = hourOf(content);
  const { rows: _, ...chart } = hour.chart;
  return { words, times, hour: { ...hour, chart } };
}

/** Minutes and seconds of a live hour, `41:00`. */
function minutesOf(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

export type LiveHour = ReturnType<typeof runningOrderOf>;
