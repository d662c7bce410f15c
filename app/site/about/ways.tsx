import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";

type WaysProps = {
  words: { heading: string; rows: readonly { to: string; heading: string; text: string }[] };
  pictures: readonly string[];
};

/** Where the page leads. */
export function Ways({ words, pictures }: WaysProps) {
  return (
    <section className="wrap section">
      <h2 className="about-ways-heading">{words.heading}</h2>
      <ul className="about-ways">
        {words.rows.map((row, index) => (
          <li key={row.to}>
            <PrefetchLink to={row.to} className="about-way">
              <img src={pictures[index]} alt="" width="180" height="320" loading="lazy" />
              <span className="d3">{row.heading}</span>{" "}
              <span className="about-way-text">{row.text}</span>
              <ArrowRight />
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
