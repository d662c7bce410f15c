import type { HomeData } from "./home-data.server.ts";

/** Headline metrics as a score bar: each block a colour and a width of its own. */
export function Score({ words }: { words: HomeData["words"]["score"] }) {
  return (
    <section className="home-score">
      <h2 className="visually-hidden">{words.heading}</h2>
      <ul>
        {words.figures.map(({ value, unit, text }) => (
          <li key={text}>
            <p className="home-score-value">
              {value} <span>{unit}</span>
            </p>
            <p className="small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
