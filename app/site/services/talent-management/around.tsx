import stamped from "../../../design/assets/drawn/offers/talent-management-1.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import { ForWhom } from "../service/sections.tsx";
import type { ServiceWords } from "../service/service-words.ts";
import styles from "./around.module.css";

/** The work around the work: a frame on a line from edge to edge, and what is done on both its sides. */
export function Around({ words }: { words: ServiceWords["offer"] }) {
  return (
    <section className={classes("overflow-x-clip", grounds.blue)}>
      <div className="wrap section">
        <h2 className={classes("d2", styles.heading)}>{words.heading}</h2>
        <div className={styles.around}>
          <img src={stamped} width={180} height={320} alt="" loading="lazy" />
          <h3 className="visually-hidden">{words.itemsHeading}</h3>
          <ol>
            {words.items.map((item) => (
              <li key={item} className="h4">
                {item}
              </li>
            ))}
          </ol>
        </div>
        <ForWhom words={words} className="mt-section tablet:grid-cols-2" />
      </div>
    </section>
  );
}
