import producer from "../../../design/assets/drawn/crew/live-producer.svg?url";
import lamp from "../../../design/assets/drawn/offers/production-1.svg?url";
import camera from "../../../design/assets/drawn/offers/production-2.svg?url";
import reel from "../../../design/assets/drawn/offers/production-3.svg?url";
import unwatched from "../../../design/assets/drawn/papers/unwatched.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import { ForWhom } from "../service/sections.tsx";
import type { ServiceWords } from "../service/service-words.ts";
import styles from "./kit.module.css";

/** In the order of the words: who directs, what lights, a stream nobody sees yet, what films, what is kept. */
const PICTURES = [producer, lamp, unwatched, camera, reel];

/** What a production brings, as a wall of pictures from edge to edge on one line. */
export function Kit({ words }: { words: ServiceWords["offer"] }) {
  return (
    <section className={classes(styles.kit, grounds.ink)}>
      <div className="wrap pt-section">
        <h2 className="d2 desk:max-w-[14ch]">{words.heading}</h2>
        <h3 className="visually-hidden">{words.itemsHeading}</h3>
      </div>
      <ol className={styles.wall}>
        {words.items.map((item, index) => (
          <li key={item}>
            <img src={PICTURES[index]} width={180} height={320} alt="" loading="lazy" />
            <span className="h4">{item}</span>
          </li>
        ))}
      </ol>
      <ForWhom words={words} className="wrap pb-section tablet:grid-cols-2" />
    </section>
  );
}
