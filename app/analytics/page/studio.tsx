import styles from "./studio.module.css";

const WIDTH = 480;
const HEIGHT = 446;
/** Where each of the steps beside it happens. */
const STEPS = [
  { step: 1, x: 4, y: 103 },
  { step: 2, x: 310, y: 94 },
  { step: 3, x: 296, y: 258 },
  { step: 4, x: 20, y: 346 },
] as const;
const TABS = [124, 210, 296, 382];
const BARS = [34, 46, 40, 62, 54, 78, 66, 92, 84, 70, 104, 88, 116, 98];
/** A file for each tab: where it lies by the time it is dropped. */
const FILES = [
  { tone: "first", x: 60, y: 352 },
  { tone: "second", x: 160, y: 340 },
  { tone: "third", x: 260, y: 346 },
  { tone: "fourth", x: 360, y: 334 },
] as const;
const LINE_Y = 396;

/** Some studio's window, and what comes out of it: the four steps as places. Nothing in it is a platform's own. */
export function Studio() {
  return (
    <svg className={styles.studio} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.line} d={`M-2000 ${LINE_Y}H458V276`} />
      <path className={styles.window} d={`M3 3H${WIDTH - 3}V306H3z`} />
      <path className={styles.bar} d={`M3 3H${WIDTH - 3}V40H3z`} />
      <path className={styles.lights} d="M18 16h11v11h-11zM37 16h11v11h-11zM56 16h11v11h-11z" />
      <path className={styles.side} d="M3 40H106V306H3z" />
      <path
        className={styles.quiet}
        d="M36 66h52v8h-52zM36 154h44v8h-44zM36 192h56v8h-56zM36 230h38v8h-38z"
      />
      <path className={styles.lit} d="M3 96H106V138H3z" />
      <path className={styles.onLit} d="M40 112h52v10h-52z" />
      {TABS.map((x, index) => (
        <g key={x}>
          <path className={index ? styles.tab : styles.chosen} d={`M${x} 54h78v30h-78z`} />
          <path className={index ? styles.quiet : styles.onChosen} d={`M${x + 14} 65h50v8h-50z`} />
        </g>
      ))}
      <path className={styles.field} d="M340 96h120v28h-120z" />
      <text className={styles.days} x="352" y="116">
        365
      </text>
      <path className={styles.mark} d="M436 106l7 8l7 -8" />
      {BARS.map((height, index) => (
        <rect
          key={`${height}`}
          className={styles.column}
          x={124 + index * 24}
          y={248 - height}
          width="16"
          height={height}
        />
      ))}
      <path className={styles.axis} d="M124 248H460" />
      <path className={styles.button} d="M326 260h134v34h-134z" />
      <path className={styles.arrow} d="M443 267v15M436 276l7 7l7 -7M432 288h22" />
      <path className={styles.onButton} d="M340 273h76v9h-76z" />
      <path className={styles.rim} d={`M3 3H${WIDTH - 3}V306H3z`} />
      {FILES.map(({ tone, x, y }) => (
        <g key={tone}>
          <path className={styles[tone]} d={`M${x} ${y}h58l22 22v82h-80z`} />
          <path className={styles.fold} d={`M${x + 58} ${y}v22h22z`} />
          <text className={styles.kind} x={x + 12} y={y + 90}>
            ZIP
          </text>
        </g>
      ))}
      {STEPS.map(({ step, x, y }) => (
        <g key={step}>
          <path className={styles.step} d={`M${x} ${y}h28v28h-28z`} />
          <text className={styles.number} x={x + 14} y={y + 20.5}>
            {step}
          </text>
        </g>
      ))}
    </svg>
  );
}
