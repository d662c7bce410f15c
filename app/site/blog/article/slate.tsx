import styles from "./slate.module.css";

/** How high the line runs in its picture, in pixels. */
const LINE_PX = 44;
/** How far it runs before the first minute: over the bugs below it, which are no wider. */
const BUGS_PX = 108;

type SlateProps = {
  /** How much of the article lies behind, in per cent. */
  share: number;
  /** Which scene it is of how many. */
  place?: string;
  /** When a reader arrives, as minutes and seconds. */
  at: string;
};

/**
 * A place on the article's line: up to the 4 it has been read. Decoration to whoever listens: the list of
 * chapters says the same.
 */
export function Slate({ share, place, at }: SlateProps) {
  const here = `${share}%`;
  return (
    <p className={styles.slate} aria-hidden="true">
      <svg className={styles.line} height="60" aria-hidden="true">
        <line x1={-BUGS_PX} x2={here} y1={LINE_PX} y2={LINE_PX} />
        <svg x={here} overflow="visible" aria-hidden="true">
          <path d="M0 44L26 2V60" />
        </svg>
      </svg>
      {place && <span className="bug bug-aegean">{place}</span>} <span className="bug">{at}</span>
    </p>
  );
}
