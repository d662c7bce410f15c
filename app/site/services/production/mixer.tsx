import { classes } from "../../../design/classes.ts";
import { SectionHead } from "../../../design/section-head/section-head.tsx";
import styles from "./mixer.module.css";
import type { Plans } from "./plans.server.ts";

type Plan = Plans["plans"][number];

/**
 * Four floor plans and a vision mixer: choose a plan, then a camera, and see what it sees. All of it is
 * worked out from the plan's figures. Radio buttons and `:has` alone: no script takes part.
 */
export function Mixer({ words, plans }: Plans) {
  const { mixer } = words;
  return (
    <section className={styles.mixer}>
      <div className="wrap section">
        <SectionHead lead={words.lead} split="even">
          <h2 className="d2">{words.heading}</h2>
        </SectionHead>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{mixer.plan}</legend>
          {plans.map(({ title, text }, index) => (
            <label key={title} className={styles.plan}>
              <input
                type="radio"
                name="plan"
                value={index + 1}
                defaultChecked={index === START}
                className="visually-hidden"
              />
              <b>{title}</b> <span className="small">{text}</span>
            </label>
          ))}
        </fieldset>
        {plans.map((plan, index) => (
          <Desk key={plan.title} plan={plan} number={index + 1} words={words} />
        ))}
        <p className={classes("note", styles.note)}>{mixer.note}</p>
      </div>
    </section>
  );
}

/** The plan that lies open first: the one with the most to switch between two people. */
const START = 2;

type DeskProps = { plan: Plan; number: number; words: Plans["words"] };

function Desk({ plan, number, words: { mixer, labels, legend } }: DeskProps) {
  return (
    <div className={classes(styles.desk, styles[`desk${number}`])}>
      <h3 className="visually-hidden">{plan.title}</h3>
      <div className={styles.floor}>
        <FloorPlan plan={plan} />
        <p className={classes("note", styles.legend)} aria-hidden="true">
          <span className={styles.isCamera}>{legend.camera}</span>{" "}
          <span className={styles.isHost}>{legend.host}</span>{" "}
          {number === 4 && <span className={styles.isDesk}>{legend.desk}</span>}
        </p>
      </div>
      <div className={styles.program}>
        {plan.cameras.map(({ view, name, shot }, index) => (
          <figure key={name} className={classes(styles.shot, styles[`shot${index + 1}`])}>
            <img src={view} alt="" width="180" height="320" loading="lazy" />
            <span className={classes("bug bug-signal", styles.onAir)}>{mixer.onAir}</span>
            <figcaption>
              <b>{name}</b> <span>{shot}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.side}>
        <fieldset className={styles.bus}>
          <legend className="small">{mixer.bus}</legend>
          {plan.cameras.map(({ view, name, shot }, index) => (
            <label key={name} className={styles.button}>
              <input
                type="radio"
                name={`camera-${number}`}
                value={index + 1}
                defaultChecked={index === 0}
                className={classes("visually-hidden", styles[`camera${index + 1}`])}
                aria-label={`${name}: ${shot}`}
              />
              <img src={view} alt="" width="180" height="320" loading="lazy" />
              <span aria-hidden="true">{index + 1}</span>
            </label>
          ))}
        </fieldset>
        <dl className={classes("small", styles.facts)}>
          <dt>{labels.use}</dt>
          <dd>{plan.use}</dd>
          <dt>{labels.crew}</dt>
          <dd>{plan.crew}</dd>
          <dt>{labels.needs}</dt>
          <dd>{plan.needs}</dd>
        </dl>
      </div>
    </div>
  );
}

function FloorPlan({ plan }: { plan: Plan }) {
  return (
    <svg viewBox={plan.view} aria-hidden="true">
      <path className={styles.room} d={plan.walls} />
      <path className={styles.door} d={plan.door} />
      {plan.props.map(({ kind, ...box }) => (
        <rect key={`${box.x} ${box.y}`} className={styles[kind]} {...box} />
      ))}
      {plan.cameras.map(({ name, cone }, index) => (
        <path key={name} className={classes(styles.cone, styles[`cone${index + 1}`])} d={cone} />
      ))}
      {plan.hosts.map(({ x, y }) => (
        <circle key={x} className={styles.host} cx={x} cy={y} r="3.6" />
      ))}
      {plan.cameras.map(({ name, x, y }, index) => (
        <g key={name} className={styles[`mark${index + 1}`]}>
          <circle className={styles.camera} cx={x} cy={y} r="3.8" />
          <text className={styles.number} x={x} y={y + 1.75}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
