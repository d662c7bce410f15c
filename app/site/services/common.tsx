import price from "../../design/assets/drawn/terms/price.svg";
import quarter from "../../design/assets/drawn/terms/quarter.svg";
import steps from "../../design/assets/drawn/terms/steps.svg";
import styles from "./common.module.css";

type CommonProps = {
  heading: string;
  items: readonly { title: string; text: string }[];
};

/** In the order of the words: four steps, a price before the work, a quarter to judge by. */
const PICTURES = [steps, price, quarter];

/** What all services have in common: three pictures on one line from edge to edge, and what each says. */
export function Common({ heading, items }: CommonProps) {
  return (
    <section className={styles.common}>
      <div className="wrap">
        <h2 className="d2">{heading}</h2>
      </div>
      <ul className={styles.items}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <img src={PICTURES[index]} width={640} height={340} alt="" loading="lazy" />
            <div className={styles.words}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
