import "./contract.css";
import type { SignatureOf } from "../signature.server.ts";

type Talent = SignatureOf<"talent-management">;

/** A contract with our notes in its margin. */
export function Contract({ words }: { words: Talent["contract"] }) {
  return (
    <section className="wrap section service-contract">
      <h2 className="d2">{words.heading}</h2>
      <p className="lead">{words.lead}</p>
      <div className="service-contract-sheet">
        <p className="service-contract-head" aria-hidden="true">
          <span>
            <span>{words.columns.line}</span> <span>{words.columns.says}</span>
          </span>{" "}
          <span>{words.columns.ask}</span>
        </p>
        <ol>
          {words.rows.map(({ line, says, ask }, index) => (
            <li key={line}>
              <div className="service-contract-clause">
                <span className="service-contract-number" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="h4">{line}</h3>
                <p>
                  <span className="visually-hidden">{words.columns.says}: </span>
                  {says}
                </p>
              </div>
              <p className="service-contract-ask">
                <span className="service-contract-label">{words.columns.ask}: </span>
                {ask}
              </p>
            </li>
          ))}
        </ol>
        <p className="service-contract-foot">
          <svg viewBox="0 0 240 64" width="240" height="64" aria-hidden="true">
            <path d="M0 46H240M150 46L176 4V58" />
          </svg>
          {words.signed}
        </p>
      </div>
    </section>
  );
}

type CalendarProps = { words: Talent["calendar"]; days: readonly string[] };

export function Calendar({ words, days }: CalendarProps) {
  return (
    <section className="service-calendar">
      <div className="wrap section">
        <h2 className="d3">{words.heading}</h2>
        <p className="bugs" aria-hidden="true">
          <span className="bug service-calendar-key is-you">{words.you}</span>{" "}
          <span className="bug service-calendar-key is-we">{words.we}</span>
        </p>
        <ol className="service-calendar-days">
          {days.map((day, index) => (
            <li key={day}>
              <h3 className="small service-calendar-day">{day}</h3>
              <p className="service-calendar-you">
                <span className="visually-hidden">{words.you}: </span>
                {words.yourDays[index]}
              </p>
              <p className="service-calendar-we">
                <span className="visually-hidden">{words.we}: </span>
                {words.ourDays[index]}
              </p>
            </li>
          ))}
        </ol>
        <p className="note">{words.note}</p>
      </div>
    </section>
  );
}
