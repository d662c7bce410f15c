import { classes } from "../../../design/classes.ts";
import type { CaseWords } from "./case-words.ts";
import styles from "./episode.module.css";

type EpisodeProps = {
  words: CaseWords["approach"];
  frames: readonly string[];
  /** Class of the case's colours. */
  world: string | undefined;
};

/** The approach as an episode: a frame for each step, and the line through all of them. */
export function Episode({ words, frames, world }: EpisodeProps) {
  return (
    <section className={classes(world, styles.episode)}>
      <div className={classes("wrap section", styles.told)}>
        <h2 className="d2">{words.heading}</h2>
        <ol className={styles.frames}>
          {words.items.map(({ says, title, text }, index) => (
            <li key={title}>
              <div className={styles.frame}>
                <img src={frames[index]} alt="" width="180" height="320" loading="lazy" />
                <span className={classes("bug", styles.at)} aria-hidden="true">
                  {index + 1}
                </span>
                <p className={styles.says}>
                  <span>{says}</span>
                </p>
              </div>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
