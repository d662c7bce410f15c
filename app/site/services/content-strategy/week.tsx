import { classes } from "../../../design/classes.ts";
import ground from "../service/plain.module.css";
import "./strategy.css";
import type { Strategy } from "./strategy.server.ts";

/** An example week over the hours when people watch. */
export function Week({ words, plan }: { words: Strategy["week"]; plan: Strategy["plan"] }) {
  return (
    <section className={classes("wrap section service-week", ground.plain)}>
      <div className="service-week-intro">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <table className="service-week-table small">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.day}</th>
              <th scope="col">{words.columns.time}</th>
              <th scope="col">{words.columns.kind}</th>
            </tr>
          </thead>
          <tbody>
            {plan.slots.map(({ day, time, kind }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{time}</td>
                <td>
                  <span className={`service-week-mark is-${kind}`} />
                  {words[kind]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">{words.note}</p>
      </div>
      <svg className="service-week-grid" width="100%" height="100%" aria-hidden="true">
        {plan.bands.map(({ y, height }) => (
          <rect
            key={y}
            className="service-week-band"
            x={plan.left}
            width={plan.gridWidth}
            y={y}
            height={height}
          />
        ))}
        {plan.days.map(({ name, left, middle }) => (
          <g key={name}>
            <line className="service-week-line" x1={left} x2={left} y1="0" y2="100%" />
            <text className="service-week-day" x={middle} y="18">
              {name}
            </text>
          </g>
        ))}
        {plan.hours.map(({ name, y }) => (
          <g key={name}>
            <line className="service-week-line" x1={plan.left} x2="100%" y1={y} y2={y} />
            <text className="service-week-hour" x="0" y={y} dy="4">
              {name}
            </text>
          </g>
        ))}
        <line
          className="service-week-fold"
          x1={plan.left}
          x2="100%"
          y1={plan.fold}
          y2={plan.fold}
        />
        {plan.slots.map(({ kind, middle, center, x, y, width, height }) => (
          <g key={x}>
            <rect
              className={`service-week-slot is-${kind}`}
              x={x}
              y={y}
              width={width}
              height={height}
            />
            <text className={`service-week-name is-${kind}`} x={middle} y={center} dy="5">
              {words[kind]}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}
