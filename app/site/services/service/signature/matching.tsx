import { fill } from "../../../../i18n/fill.ts";
import "./matching.css";
import Check from "icon:lucide/check";
import type { SignatureOf } from "../signature.server.ts";

type Partnerships = SignatureOf<"brand-partnerships">;

/** Three hosts scored against a brief; the totals are added up from the scores. */
export function Matching({ words, hosts }: Pick<Partnerships, "words" | "hosts">) {
  return (
    <section className="service-matching">
      <div className="wrap section service-matching-grid">
        <div>
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <p className="note">{words.note}</p>
        </div>
        <table className="service-matching-table">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="small">
                {words.criterion}
              </th>
              {hosts.map(({ handle, poster, isBest }) => (
                <th key={handle} scope="col" className={isBest ? "is-best" : undefined}>
                  <img src={poster} alt="" width="72" height="128" loading="lazy" />
                  <span>@{handle}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map((row, index) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {hosts.map(({ handle, scores, isBest }) => (
                  <td key={handle} className={isBest ? "is-best" : undefined}>
                    <span className={`service-tallies is-${scores[index]}`} aria-hidden="true" />
                    <span className="visually-hidden">
                      {fill(words.score, { score: scores[index] ?? 0 })}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {hosts.map(({ handle, total, isBest }) => (
                <td key={handle} className={isBest ? "is-best" : undefined}>
                  <b className="service-matching-total">{total}</b>{" "}
                  {isBest && <span className="bug bug-signal">{words.best}</span>}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

export function Agreement({ words }: { words: Partnerships["agreement"] }) {
  return (
    <section className="wrap section service-agreement">
      <h2 className="d3">{words.heading}</h2>
      <ul>
        {words.items.map((item) => (
          <li key={item}>
            <Check />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
