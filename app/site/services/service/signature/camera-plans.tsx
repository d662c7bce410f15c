import "./camera-plans.css";
import type { SignatureOf } from "../signature.server.ts";

type Production = SignatureOf<"production">;

/** Floor plans from one phone to six cameras. */
export function CameraPlans({ words, plans }: Pick<Production, "words" | "plans">) {
  const { labels, legend } = words;
  return (
    <section className="service-plans">
      <div className="wrap section">
        <div className="service-plans-intro">
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <p className="service-plans-legend small" aria-hidden="true">
          <span className="service-plans-key is-camera">{legend.camera}</span>{" "}
          <span className="service-plans-key is-host">{legend.host}</span>{" "}
          <span className="service-plans-key is-desk">{legend.desk}</span>
        </p>
        <ol className="service-plans-list">
          {words.items.map((item, index) => (
            <li key={item.title}>
              {plans[index] && <FloorPlan plan={plans[index]} />}
              <h3 className="d3">{item.title}</h3>
              <p className="lead">{item.text}</p>
              <dl className="service-plans-facts small">
                <dt>{labels.use}</dt>
                <dd>{item.use}</dd>
                <dt>{labels.crew}</dt>
                <dd>{item.crew}</dd>
                <dt>{labels.needs}</dt>
                <dd>{item.needs}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function FloorPlan({ plan }: { plan: Production["plans"][number] }) {
  return (
    <svg
      className="service-floor"
      viewBox={plan.view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {plan.props.map(({ kind, ...box }) => (
        <rect key={`${box.x} ${box.y}`} className={`service-floor-${kind}`} {...box} />
      ))}
      <path className="service-floor-views" d={plan.views} />
      {plan.hosts.map(({ x, y }) => (
        <circle key={x} className="service-floor-host" cx={x} cy={y} r="4.4" />
      ))}
      {plan.cameras.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <circle className="service-floor-camera" cx={x} cy={y} r="4.4" />
          <text className="service-floor-number" x={x} y={y + 1.9}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
