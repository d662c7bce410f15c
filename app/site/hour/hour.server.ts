import { ROOM_EVENTS } from "../../../content/facts/sample-hour.ts";
import { pageWords } from "../../content/page-words.server.ts";
import { type LocaleCode, localeOf } from "../../i18n/locales.ts";
import { momentsOf } from "./moment.ts";
import { roomChart } from "./room-chart.server.ts";

/** The sample hour as it stands before anybody plays it: at its peak, and whole without script. */
export function hourOf(locale: LocaleCode) {
  const { monitor } = pageWords(locale, "home");
  const words = pageWords(locale, "liveHour");
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
