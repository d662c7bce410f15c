import type { FactsWords } from "../service/service-words.ts";
import styles from "./before.module.css";

type BeforeProps = { words: FactsWords };
type BudgetProps = BeforeProps & { pictures: readonly string[] };

/** How many frames stand over each range, one for each thing that is made. */
const FRAMES = [1, 3, 6, 12] as const;

/** The largest range is a year with one face: twelve times the same. */
const framesOf = (range: number, pictures: readonly string[]) =>
  Array.from({ length: FRAMES[range] ?? 1 }, (_, n) => ({
    n,
    src: pictures[range === FRAMES.length - 1 ? 0 : n % pictures.length],
  }));

/** What a budget carries, range by range: frames that stand on one line, more over each. */
export function Budget({ words, pictures }: BudgetProps) {
  return (
    <section className="border-t border-line">
      <div className="wrap section">
        <div className={styles.top}>
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <ul className={styles.ranges}>
          {words.items.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.frames} aria-hidden="true">
                {framesOf(index, pictures).map(({ n, src }) => (
                  <img key={n} src={src} width={180} height={320} alt="" loading="lazy" />
                ))}
              </span>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{words.note}</p>
      </div>
    </section>
  );
}

/** An example in weeks: they stand side by side on one line, the last of them lit. */
export function Weeks({ words }: BeforeProps) {
  return (
    <section className="border-t border-line bg-stage">
      <div className="wrap section">
        <h2 className="d3">{words.heading}</h2>
        <p className={styles.from}>{words.lead}</p>
        <ol className={styles.weeks}>
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{words.note}</p>
      </div>
    </section>
  );
}
