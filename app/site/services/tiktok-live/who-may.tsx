import { LIVE_RULES } from "../../../../content/facts/live-rules.ts";
import candle from "../../../design/assets/drawn/prices/candle.svg?url";
import card from "../../../design/assets/drawn/prices/card.svg?url";
import thousand from "../../../design/assets/drawn/prices/thousand.svg?url";
import type { FactsWords } from "../service/service-words.ts";
import styles from "./who-may.module.css";

/** In the order of the words: an age, a number, one more year. */
const PICTURES = [card, thousand, candle];

/** What the platform asks for before a live, as three pictures from edge to edge. */
export function WhoMay({ words }: { words: FactsWords }) {
  return (
    <section className={styles.who}>
      <div className="wrap grid grid-cols-1 items-end gap-x-gutter gap-y-2.5 tablet:split-7-5">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ul className={styles.rules}>
        {words.items.map(({ title, text }, index) => (
          <li key={title}>
            <img src={PICTURES[index]} width={180} height={320} alt="" loading="lazy" />
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="wrap small pb-section text-text-2">
        {words.note}{" "}
        <a className="text-link" href={LIVE_RULES.source}>
          {words.source}
        </a>
      </p>
    </section>
  );
}
