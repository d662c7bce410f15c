import names from "../../../design/assets/drawn/desk/names.svg?url";
import rights from "../../../design/assets/drawn/offers/brand-partnerships-2.svg?url";
import report from "../../../design/assets/drawn/offers/brand-partnerships-3.svg?url";
import kit from "../../../design/assets/drawn/offers/production-2.svg?url";
import type { CostWords } from "../service/service-words.ts";
import styles from "./parts.module.css";

/** In the order of the words: who makes it, who may use it, what films it, who runs it. */
const PICTURES = [names, rights, kit, report];

/** A price in four parts side by side; one of them has moved, and no other with it. */
export function Parts({ words }: { words: CostWords }) {
  return (
    <section className={styles.price}>
      <div className="wrap grid grid-cols-1 items-end gap-x-gutter gap-y-2.5 tablet:split-7-5">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ol className={styles.parts}>
        {words.items.map(({ title, text }, index) => (
          <li key={title}>
            <img src={PICTURES[index]} width={180} height={320} alt="" loading="lazy" />
            <div>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="wrap lead pb-section">{words.note}</p>
    </section>
  );
}
