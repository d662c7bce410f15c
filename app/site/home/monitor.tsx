import { Island } from "../../browser/island.tsx";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { fill } from "../../i18n/fill.ts";
import { HourDesk } from "../hour/hour-desk.tsx";
import { LiveTeaser } from "../islands/live-teaser.tsx";
import type { HomeData } from "./home-data.server.ts";

/** How often the day strips are asked for again, in ms. */
const STRIPS_REFRESH_MS = 60_000;

/** A control room's monitor on a simulated room, then the real hours of our cities. */
export function Monitor({ home }: { home: HomeData }) {
  const { monitor: words } = home.words;
  const { chart } = home.hour;
  const guest = home.show.cast[8];
  const stats = [
    {
      label: words.peak,
      value: chart.peak,
      unit: fill(words.peakAt, { time: chart.peakTime }),
    },
    { label: words.average, value: chart.average, unit: words.averageUnit },
    { label: words.guest, value: chart.growth, unit: words.guestUnit },
  ];
  return (
    <section className="section home-monitor">
      <div className="wrap">
        <div className="home-head">
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="home-desk">
          {guest && (
            <div className="home-desk-feed">
              <div className="home-frame">
                <img src={guest.poster} width={180} height={320} alt="" loading="lazy" />
                <p className="bugs">
                  <span className="bug bug-signal">{words.badge}</span>
                </p>
                <p className="home-third">
                  <span className="home-third-name">{guest.name}</span>{" "}
                  <span className="home-third-role">{guest.handle}</span>
                </p>
              </div>
            </div>
          )}
          <HourDesk hour={home.hour} />
          <dl className="home-desk-stats">
            {stats.map(({ label, value, unit }) => (
              <div key={label}>
                <dt className="small">{label}</dt>
                <dd>
                  <b>{value}</b> {unit}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="home-desk-foot">
          <Figures home={home} />
          <ButtonLink to="/tiktok-analytics">{words.tool}</ButtonLink>
        </div>
        <Island
          name="live-teaser"
          className="home-strips put-off"
          initial={<LiveTeaser {...home.teaser} />}
          refreshMs={STRIPS_REFRESH_MS}
        />
      </div>
    </section>
  );
}

function Figures({ home }: { home: HomeData }) {
  const { monitor: words } = home.words;
  return (
    <details className="home-figures">
      <summary className="text-link">{words.table}</summary>
      <table>
        <caption className="note">{words.simulated}</caption>
        <thead>
          <tr>
            <th scope="col">{words.minute}</th>
            <th scope="col">{words.viewers}</th>
            <th scope="col">{words.event}</th>
          </tr>
        </thead>
        <tbody>
          {home.hour.chart.rows.map(({ minute, viewers, event }) => (
            <tr key={minute}>
              <td>{minute}</td>
              <td>{viewers}</td>
              <td>{event}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
