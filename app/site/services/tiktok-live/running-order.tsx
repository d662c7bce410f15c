import { useState } from "react";
import "./running-order.css";
import { HourDesk } from "../../hour/hour-desk.tsx";
import type { LiveHour } from "./running-order.server.ts";

/** A live hour: what is seen, and what the producer says meanwhile. Played, its row goes along. */
export function RunningOrder({ words, times, hour }: LiveHour) {
  const [minute, setMinute] = useState(hour.start.minute);
  const current = times.findLastIndex(({ at }) => at <= minute * 60);
  return (
    <section className="wrap section service-running">
      <div className="service-running-intro">
        <h2 className="d2">{words.heading}</h2>
        <div>
          <p className="lead">{words.lead}</p>
          <p className="note">{words.note}</p>
        </div>
      </div>
      <HourDesk hour={hour} onMinute={setMinute} />
      <div>
        <p className="service-running-head" aria-hidden="true">
          <span>{words.columns.time}</span> <span>{words.columns.screen}</span>{" "}
          <span>{words.columns.ear}</span>
        </p>
        <ol className="service-running-rows">
          {words.rows.map(({ title, text, ear }, index) => (
            <li key={title} className={index === current ? "is-on" : undefined}>
              <span className="service-running-time">{times[index]?.time}</span>
              <div>
                <h3 className="h4">{title}</h3>
                <p className="service-running-text">{text}</p>
              </div>
              <p className="service-running-ear">
                {times[index]?.isPeak && (
                  <span className="bug bug-signal bug-caps">{words.peak}</span>
                )}{" "}
                <span className="service-running-label">{words.columns.ear}: </span>
                {ear}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
