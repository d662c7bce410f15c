import { OFFICES, PEAK_HOURS } from "../../../content/facts/offices.ts";
import { inPeak, type OfficeTimeZone } from "../../content/local-time.ts";
import { useLocalTime } from "../../design/header/use-local-time.ts";
import { fill } from "../../i18n/fill.ts";
import type { HomeData } from "./home-data.server.ts";

const MINUTES_A_DAY = 1_440;
const CITIES = OFFICES.filter((office) => office.id !== "west-chester");

/** What is true at this minute, then what is true tonight as well. */
export function Ticker({ home }: { home: HomeData }) {
  const { now: words } = home.words;
  const timeIn = useLocalTime();
  const peak = timeIn && peakNews(timeIn, home);
  return (
    <section
      className="home-now"
      aria-label={words.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too.
      tabIndex={0}
    >
      <p className="home-now-label" aria-hidden="true">
        {words.label}
      </p>
      <ul>
        <li className="home-now-peak">
          {peak && (
            <>
              <b>{peak.label}</b> {peak.text}
            </>
          )}
        </li>
        {words.facts.map(({ mark, text }) => (
          <li key={mark}>
            <b>{mark}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cities whose audience is in its peak hours, or the one whose peak begins next, and when. */
function peakNews(
  timeIn: (timeZone: OfficeTimeZone) => string,
  { words, offices }: HomeData,
): { label: string; text: string } {
  const clocks = CITIES.map(({ id, timeZone }) => {
    const time = timeIn(timeZone);
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const waits = PEAK_HOURS.map(({ from }) => ({
      from,
      wait: (from * 60 - minutes + MINUTES_A_DAY) % MINUTES_A_DAY,
    }));
    return { city: offices[id].city, time, ...waits.reduce((a, b) => (b.wait < a.wait ? b : a)) };
  });
  const peaking = clocks.filter(({ time }) => inPeak(time)).map(({ city }) => city);
  if (peaking.length > 0) return { label: words.now.peakNow, text: peaking.join(", ") };
  const { city, from } = clocks.reduce((a, b) => (b.wait < a.wait ? b : a));
  const text = fill(words.now.at, { city, time: `${from}:00`.padStart(5, "0") });
  return { label: words.now.nextPeak, text };
}
