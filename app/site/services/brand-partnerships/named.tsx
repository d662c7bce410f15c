import ticked from "../../../design/assets/drawn/offers/brand-partnerships-1.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import { ForWhom } from "../service/sections.tsx";
import type { ServiceWords } from "../service/service-words.ts";
import styles from "./named.module.css";

/** A short list of which one is ticked, as large as a page, and what comes with it. */
export function Named({ words }: { words: ServiceWords["offer"] }) {
  return (
    <section className={classes(styles.named, grounds.sky)}>
      <img src={ticked} width={180} height={320} alt="" loading="lazy" />
      <div className={styles.words}>
        <h2 className="d2">{words.heading}</h2>
        <div>
          <h3 className="small pb-1.5 font-600">{words.itemsHeading}</h3>
          <ol className="border-t-3 border-text">
            {words.items.map((item) => (
              <li key={item} className="h4 border-b border-line py-2.25">
                {item}
              </li>
            ))}
          </ol>
        </div>
        <ForWhom words={words} className="slate:grid-cols-2" />
      </div>
    </section>
  );
}
