import { PEAK_HOURS } from "../../../content/facts/offices.ts";
import type { CreatorsData } from "./route.tsx";
import "./day.css";

/** When the strip begins and ends, in hours of the day. */
const FROM_HOUR = 7;
const TO_HOUR = 24;

/** An example day, in order of its hours; day.css places each entry on the strip. */
const ENTRIES = [
  ["post", "you"],
  ["inbox", "crew"],
  ["film", "you"],
  ["cut", "crew"],
  ["call", "you"],
  ["check", "crew"],
  ["headset", "crew"],
  ["live", "you"],
  ["off", "you"],
  ["readout", "crew"],
] as const;

/** A programme guide with two lanes, the creator's and B4's; a list by the hour on phones. */
export function Day({ words }: { words: CreatorsData["words"]["day"] }) {
  return (
    <section className="wrap section" id="day">
      <div className="creators-day-head">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="creators-day">
        <div className="creators-day-strip" aria-hidden="true">
          {PEAK_HOURS.map((peak) => (
            <span key={peak.from} className={`creators-day-peak is-from-${peak.from}`}>
              {words.peak}
            </span>
          ))}
          <span className="creators-day-night">{words.night}</span>
          <span className="creators-day-hours">
            {Array.from({ length: TO_HOUR - FROM_HOUR }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hours are their own keys.
              <span key={n}>{String(FROM_HOUR + n).padStart(2, "0")}</span>
            ))}
          </span>
          <span className="creators-day-lane is-you">{words.lanes.you}</span>
          <span className="creators-day-lane is-crew">{words.lanes.crew}</span>
        </div>
        <ol>
          {ENTRIES.map(([id, lane]) => (
            <li key={id} className={`creators-day-entry is-${lane} is-${id}`}>
              <span className="creators-day-time">{words.entries[id].time}</span>
              <span className="creators-day-who bug">{words.lanes[lane]}</span>
              <strong>{words.entries[id].title}</strong>
              <span className="creators-day-text">{words.entries[id].text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
