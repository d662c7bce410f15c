import "./strategy.css";
import type { SignatureOf } from "../signature.server.ts";

type Strategy = SignatureOf<"content-strategy">;

export function Hook({ words }: { words: Strategy["hook"] }) {
  return (
    <section className="field-blue">
      <div className="wrap section">
        <div className="service-hook-intro">
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <ol className="service-hook-frames">
          {words.items.map(({ title, text }, index) => (
            <li key={title} className="service-hook-frame">
              <span className="bug">{`0:0${index}`}</span>{" "}
              <span className="service-hook-number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="h4">{title}</h3>
                <p className="small">{text}</p>
              </div>
            </li>
          ))}
          <li className="service-hook-then">
            <span className="bug">0:03</span>
            <h3 className="h4">{words.payoff.title}</h3>
            <p className="small">{words.payoff.text}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

type HashtagsProps = {
  words: Strategy["hashtags"];
  parts: Strategy["parts"];
  sets: Strategy["sets"];
};

/** The split of a post's hashtags, and the sets that stay within the limit. */
export function Hashtags({ words, parts, sets }: HashtagsProps) {
  return (
    <section className="wrap section service-hashtags">
      <h2 className="d2">{words.heading}</h2>
      <p className="lead">{words.lead}</p>
      <ul className="service-hashtags-parts">
        {words.parts.map(({ name, text }, index) => (
          <li key={name}>
            <b>{parts[index]}</b>{" "}
            <span>
              <span className="h4">{name}</span> <span className="small">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="service-hashtags-scroll">
        <table className="service-hashtags-sets">
          <caption className="small">{words.caption}</caption>
          <thead>
            <tr className="small">
              <th scope="col">{words.columns.when}</th>
              <th scope="col">{words.columns.trending}</th>
              <th scope="col">{words.columns.niche}</th>
              <th scope="col">{words.columns.branded}</th>
              <th scope="col">{words.columns.total}</th>
            </tr>
          </thead>
          <tbody>
            {sets.map((set, index) => (
              <tr key={words.when[index]}>
                <th scope="row">{words.when[index]}</th>
                <td>{set.parts[0]}</td>
                <td>{set.parts[1]}</td>
                <td>{set.parts[2]}</td>
                <td>
                  <b>{set.total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="service-hashtags-never h4">{words.never}</p>
    </section>
  );
}
