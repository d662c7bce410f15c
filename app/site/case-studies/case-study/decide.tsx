import { classes } from "../../../design/classes.ts";
import type { CaseWords } from "./case-words.ts";
import styles from "./decide.module.css";

/** Options of more characters than this stand below each other. */
const LONG_OPTION = 18;
/** Where the figure will stand, while nothing is chosen. */
const UNKNOWN = "?\u00a0%";

type DecideProps = {
  words: CaseWords["decide"];
  options: readonly string[];
  pictures: readonly string[];
  /** All of them at once, while nothing is chosen. */
  before: string | undefined;
  /** What each is called on that picture. */
  names: readonly string[];
  world: string | undefined;
};

/**
 * The one thing to do in a case: choose, and see what it led to in the example. Radio buttons and `:has` show
 * the picture and its figure; no script takes part.
 */
export function Decide({ words, options, pictures, before, names, world }: DecideProps) {
  const isOpen = words.ask !== undefined;
  const areLong = options.some((option) => option.length > LONG_OPTION);
  return (
    <section className={classes(world, styles.decide)}>
      <div className={styles.stage}>
        <div className={styles.pictures}>
          {before && (
            <img
              src={before}
              alt=""
              width="720"
              height="540"
              loading="lazy"
              className={styles.before}
            />
          )}
          {names.length > 0 && (
            <div className={styles.menu}>
              {names.map((name, index) => (
                <div key={name}>
                  <span className="bug" aria-hidden="true">
                    {name}
                  </span>
                  {/* biome-ignore lint/a11y/noLabelWithoutControl: a press of the picture chooses, too; the name is said by the choice's own label, once. */}
                  <label htmlFor={`choice-${index + 1}`} />
                </div>
              ))}
            </div>
          )}
          {pictures.map((src, index) => (
            <img
              key={src}
              src={src}
              alt=""
              width="720"
              height="540"
              loading="lazy"
              className={classes(styles.picture, styles[`of${index + 1}`])}
            />
          ))}
        </div>
        <div className={styles.words}>
          <h2 className="d3">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <fieldset className={classes(styles.options, areLong && styles.longOptions)}>
            <legend className="visually-hidden">{words.legend}</legend>
            {options.map((option, index) => (
              <label key={option} className={styles.option}>
                <input
                  id={`choice-${index + 1}`}
                  type="radio"
                  name="decide"
                  value={index + 1}
                  defaultChecked={!isOpen && index === 0}
                  aria-describedby={`decided-${index + 1}`}
                  className="visually-hidden"
                />
                {option}
              </label>
            ))}
          </fieldset>
          <div className={styles.outcomes}>
            {isOpen && (
              <p className={styles.ask}>
                <b aria-hidden="true">{UNKNOWN}</b> <strong>{words.ask}</strong>
              </p>
            )}
            {words.outcomes.map(({ figure, title, text }, index) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a case never move.
                key={index}
                id={`decided-${index + 1}`}
                className={classes(styles.outcome, styles[`of${index + 1}`])}
              >
                <b>{figure}</b> <strong>{title}</strong> <span>{text}</span>
              </p>
            ))}
          </div>
          <p className="note">{words.note}</p>
        </div>
      </div>
    </section>
  );
}
