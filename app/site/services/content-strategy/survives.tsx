import storm from "../../../design/assets/drawn/offers/content-strategy-1.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import { ForWhom } from "../service/sections.tsx";
import type { ServiceWords } from "../service/service-words.ts";
import styles from "./survives.module.css";

/** A bad week over half the field, and the plan in large letters beside it. */
export function Survives({ words }: { words: ServiceWords["offer"] }) {
  return (
    <section className={classes(styles.plan, grounds.blush)}>
      <div className={classes("wrap section", styles.top)}>
        <h2 className="d2">{words.heading}</h2>
        <img src={storm} width={180} height={320} alt="" loading="lazy" />
        <div>
          <h3 className="small pb-1.5 font-600">{words.itemsHeading}</h3>
          <ol>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <ForWhom words={words} className="col-span-full tablet:grid-cols-2" />
      </div>
    </section>
  );
}
