import strip from "../../../design/assets/drawn/tails/project.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import type { CostWords } from "../service/service-words.ts";
import styles from "./project.module.css";

/** A project with a beginning and an end, as a strip of frames between two marks; what it costs is known before both. */
export function Project({ words }: { words: CostWords }) {
  return (
    <section className={classes("overflow-x-clip", grounds.night)}>
      <div className="wrap grid grid-cols-1 items-end gap-x-gutter gap-y-2.5 pt-section tablet:split-7-5">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <img className={styles.strip} src={strip} width={1440} height={260} alt="" loading="lazy" />
      <div className={classes("wrap", styles.terms)}>
        <dl>
          {words.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="h4">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{words.note}</p>
      </div>
    </section>
  );
}
