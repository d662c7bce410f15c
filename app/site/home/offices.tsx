import { OFFICES } from "../../../content/facts/offices.ts";
import { inPeak } from "../../content/local-time.ts";
import { useLocalTime } from "../../design/header/use-local-time.ts";
import type { HomeData } from "./home-data.server.ts";

/** Six offices on the map, a sail for each place, and the time there now. */
export function Offices({ home }: { home: HomeData }) {
  const { offices: words, peaks } = home.words;
  const timeIn = useLocalTime();
  return (
    <section className="home-offices">
      <div className="wrap home-head">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="wrap home-map" aria-hidden="true">
        {OFFICES.map(({ id, isNew }) => (
          <p key={id} className={`home-pin home-pin-${id}`}>
            <span>{home.offices[id].city}</span>
            {isNew && <span className="bug bug-signal bug-caps">{home.newOffice}</span>}
          </p>
        ))}
      </div>
      <ul className="wrap home-office-list">
        {OFFICES.map(({ id, isNew, timeZone }) => {
          const time = timeIn?.(timeZone);
          return (
            <li key={id}>
              <p className="home-office-city">
                {home.offices[id].city}{" "}
                {isNew && <span className="bug bug-signal bug-caps">{home.newOffice}</span>}
              </p>
              <p className="small">{home.offices[id].description}</p>
              <p className="home-office-time">
                <b>{time}</b>
                {time && inPeak(time) && <span className="home-office-peak">{peaks.peakNow}</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
