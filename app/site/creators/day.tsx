import { PEAK_HOURS } from "../../../content/facts/offices.ts";
import type { Route } from "./+types/route.ts";
import "./day.css";

type CreatorsData = Route.ComponentProps["loaderData"];

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

/** Those within peak hours: on phones, where no strip shows the peaks, they say so themselves. */
const IN_PEAK: ReadonlySet<string> = new Set(["post", "headset", "live"]);

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
          <span className="creators-day-night">{words.night}</span>{" "}
          <span className="creators-day-hours">
            {words.hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>{" "}
          <span className="creators-day-lane is-you">{words.lanes.you}</span>{" "}
          <span className="creators-day-lane is-crew">{words.lanes.crew}</span>
        </div>
        <ol>
          {ENTRIES.map(([id, lane]) => (
            <li key={id} className={`creators-day-entry is-${lane} is-${id}`}>
              <span className="creators-day-time">
                {words.entries[id].time}{" "}
                {IN_PEAK.has(id) && <span className="creators-day-now">{words.peak}</span>}
              </span>{" "}
              <span className="creators-day-who bug">{words.lanes[lane]}</span>{" "}
              <strong>{words.entries[id].title}</strong>{" "}
              <span className="creators-day-text">{words.entries[id].text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
