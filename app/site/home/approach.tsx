import type { HomeData } from "./home-data.server.ts";

/** Four steps, counted down to air. */
export function Approach({ words }: { words: HomeData["words"]["approach"] }) {
  return (
    <section className="field-blue home-approach">
      <div className="wrap home-stair">
        <h2 className="d2">{words.heading}</h2>
        <ol>
          {words.steps.map(({ name, text }, index) => (
            <li key={name}>
              <span className="home-count" aria-hidden="true">
                {words.steps.length - index}
              </span>
              <div>
                <h3 className="h4">{name}</h3>
                <p className="small">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="home-on-air">
          <span>{words.onAir}</span>
        </p>
      </div>
    </section>
  );
}
