import { classes } from "../../../design/classes.ts";
import styles from "./plot.module.css";
import type { Mark, Marked, Panel, PlotModel } from "./plots/plot-model.ts";

/** A bug's height, and a width for three figures. */
const FLAG = { width: 40, height: 24, baseline: 17 };

/** A figure of the article's own: drawn by the server from its example, its caption in the margin. */
export function Plot({ plot }: { plot: PlotModel }) {
  const { title, alt, caption, example, legend } = plot;
  return (
    <figure className={styles.plot}>
      <p className={styles.title}>
        <b>{title}</b> <span>{example}</span>
      </p>
      {legend.length > 0 && (
        <p className={styles.legend}>
          {legend.map(({ tone, label }) => (
            <span key={label} className={styles[tone]}>
              {label}{" "}
            </span>
          ))}
        </p>
      )}
      {"panels" in plot ? (
        <div
          className={classes(
            styles.panels,
            plot.isBroad && styles.broad,
            plot.isBeside && styles.beside,
          )}
          role="img"
          aria-label={alt}
        >
          {plot.panels.map((panel) => (
            <Panelled key={panel.label} panel={panel} />
          ))}
        </div>
      ) : (
        <Drawing plot={plot} alt={alt} />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawing({ plot: { height, marks }, alt }: { plot: Marked; alt: string }) {
  return (
    <svg className={styles.drawing} width="100%" height={height} role="img" aria-label={alt}>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a plot never move.
        <Drawn key={index} mark={mark} height={height} />
      ))}
    </svg>
  );
}

function Panelled({ panel: { box, shapes, flag, value, label, lines, gain } }: { panel: Panel }) {
  return (
    <div className={styles.panel}>
      <div className={styles["panel-picture"]}>
        <svg
          className={styles["panel-drawing"]}
          viewBox={`0 0 ${box.join(" ")}`}
          aria-hidden="true"
        >
          {shapes.map(({ tone, d }) => (
            <path key={tone + d} className={styles[tone]} d={d} />
          ))}
        </svg>
        {flag && (
          <svg className={styles.flag} width="100%" height={FLAG.height} aria-hidden="true">
            <svg x={flag.x} overflow="visible" aria-hidden="true">
              <rect x={-FLAG.width} width={FLAG.width} height={FLAG.height} />
              <text x={-FLAG.width / 2} y={FLAG.baseline} textAnchor="middle">
                {flag.text}
              </text>
            </svg>
          </svg>
        )}
      </div>
      <p className={styles["panel-words"]}>
        <b>{value}</b> <span className={styles["panel-label"]}>{label}</span>{" "}
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
        {gain && <span className={styles.gain}>{gain}</span>}
      </p>
    </div>
  );
}

function Drawn({ mark, height }: { mark: Mark; height: number }) {
  switch (mark.is) {
    case "bar": {
      const { is, tone, ...box } = mark;
      return <rect className={styles[tone]} {...box} />;
    }
    case "dot":
      return <circle className={styles[mark.tone]} cx={mark.x} cy={mark.y} r={mark.r} />;
    case "dots":
      return (
        <svg x={mark.x} overflow="visible" aria-hidden="true">
          <path className={styles[mark.tone]} d={mark.d} />
        </svg>
      );
    case "rule": {
      const [x1, x2] = mark.x;
      const [y1, y2] = mark.y;
      const dashes = mark.isDashed ? "7 5" : undefined;
      return (
        <line
          className={styles[mark.on ? `rule-on-${mark.on}` : "rule"]}
          {...{ x1, x2, y1, y2 }}
          strokeDasharray={dashes}
        />
      );
    }
    case "band":
      return (
        <svg
          aria-hidden="true"
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
        >
          <path className={styles[mark.tone]} d={mark.d} />
        </svg>
      );
    case "text": {
      const { text, size, on, anchor, is, ...place } = mark;
      const tone = on ? styles[`on-${on}`] : styles["on-page"];
      return (
        <text
          className={classes(styles.words, size && styles[size], tone)}
          textAnchor={anchor}
          {...place}
        >
          {text}
        </text>
      );
    }
  }
}
