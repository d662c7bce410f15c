import city from "../../../design/assets/drawn/tails/crossing.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import { ForWhom } from "../service/sections.tsx";
import type { ServiceWords } from "../service/service-words.ts";
import styles from "./crossing.module.css";

/** A way across a city, past what makes people take it: its stops stand on one line, and the last is on air. */
export function Crossing({ words }: { words: ServiceWords["offer"] }) {
  return (
    <section className={classes(styles.crossing, grounds.night)}>
      <div className="wrap pt-section">
        <h2 className="d2 max-w-[10em]">{words.heading}</h2>
        <h3 className="visually-hidden">{words.itemsHeading}</h3>
      </div>
      <img src={city} width={1440} height={300} alt="" loading="lazy" />
      <ol className={classes("wrap", styles.stops)}>
        {words.items.map((item) => (
          <li key={item} className="h4">
            {item}
          </li>
        ))}
      </ol>
      <ForWhom words={words} className="wrap py-section tablet:grid-cols-2" />
    </section>
  );
}
