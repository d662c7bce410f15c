import { ROOM_EVENTS } from "../../../content/facts/sample-hour.ts";
import type { Content } from "../../content/content.server.ts";
import { localeOf } from "../../i18n/locales.ts";
import { momentsOf } from "./moment.ts";
import { roomChart } from "./room-chart.server.ts";

/** The sample hour as it stands before anybody plays it: at its peak, and whole without script. */
export function hourOf(content: Content) {
  const { locale } = content;
  const { monitor } = content.words("home");
  const words = content.words("liveHour");
  const { iso } = localeOf(locale);
  const { chart, simulated, events } = monitor;
  const { scrub, hint, watching, ear, chat } = words;
  return {
    locale,
    iso,
    words: { chart, simulated, events, scrub, hint, watching, ear, chat },
    chart: roomChart(monitor, new Intl.NumberFormat(iso)),
    start: momentsOf(words, iso)(ROOM_EVENTS.peak),
  };
}

export type Hour = ReturnType<typeof hourOf>;
