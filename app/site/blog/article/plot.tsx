import styles from "./plot.module.css";
import type { Mark, PlotModel } from "./plots/plot-model.ts";

/** A figure of the article's own: drawn by the server from its example, its caption in the margin. */
export function Plot({ plot }: { plot: PlotModel }) {
  const { title, alt, caption, example, height, marks, legend } = plot;
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
      <svg className={styles.drawing} width="100%" height={height} role="img" aria-label={alt}>
        {marks.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a plot never move.
          <Drawn key={index} mark={mark} height={height} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
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
        <line className={styles.rule} x1={x1} x2={x2} y1={y1} y2={y2} strokeDasharray={dashes} />
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
      const { x, y, text, anchor, size, on } = mark;
      const classes = [styles.words, size && styles[size], on && styles[`on-${on}`]];
      return (
        <text className={classes.filter(Boolean).join(" ")} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      );
    }
  }
}
