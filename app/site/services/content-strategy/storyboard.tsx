import { classes } from "../../../design/classes.ts";
import { SectionHead } from "../../../design/section-head/section-head.tsx";
import styles from "./storyboard.module.css";
import type { Strategy } from "./strategy.server.ts";

type StoryboardProps = { words: Strategy["hook"]; shows: Strategy["shows"] };

/**
 * The first seconds as a storyboard: each frame with its job, in three shows to choose from. Radio buttons and
 * `:has` change the frames; no script takes part.
 */
export function Storyboard({ words, shows }: StoryboardProps) {
  const jobs = [...words.items, words.payoff];
  return (
    <section className={classes(styles.night, "overflow-clip")}>
      <div className={classes("wrap section", styles.storyboard)}>
        <SectionHead lead={words.lead} split="even">
          <h2 className="d2">{words.heading}</h2>
        </SectionHead>
        <fieldset className={styles.shows}>
          <legend className="visually-hidden">{words.shows.label}</legend>
          {shows.map(({ name }, index) => (
            <label key={name} className={styles.show}>
              <input
                type="radio"
                name="show"
                value={index + 1}
                defaultChecked={index === 0}
                className="visually-hidden"
              />
              {name}
            </label>
          ))}
        </fieldset>
        <ol className={styles.frames}>
          {jobs.map(({ title, text }, frame) => (
            <li key={title}>
              <div className={styles.frame}>
                {shows.map(({ name, frames }, index) => (
                  <figure key={name} className={styles[`of${index + 1}`]}>
                    <img src={frames[frame]?.src} alt="" width="180" height="320" loading="lazy" />
                    <figcaption>
                      <span>{frames[frame]?.line}</span>
                    </figcaption>
                  </figure>
                ))}
                <span className={classes("bug", styles.at)}>{`0:0${frame}`}</span>
              </div>
              <h3 className="h4">{title}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ol>
        <p className={classes("note", styles.note)}>{words.shows.note}</p>
      </div>
    </section>
  );
}
