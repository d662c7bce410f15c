import type { ReactNode } from "react";
import { classes } from "../../../design/classes.ts";
import ground from "../service/plain.module.css";
import "./strategy.css";
import type { Strategy } from "./strategy.server.ts";

type HashtagsProps = {
  words: Strategy["hashtags"];
  parts: Strategy["parts"];
  sets: Strategy["sets"];
};

/** The split of a post's hashtags, and the sets that stay within the limit. */
export function Hashtags({ words, parts, sets }: HashtagsProps) {
  return (
    <section className={classes("wrap section service-hashtags", ground.plain)}>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could scroll the box. */}
      <section className="service-hashtags-scroll" aria-label={words.caption} tabIndex={0}>
        {/* biome-ignore lint/a11y/noRedundantRoles: display: grid on phones would drop them. */}
        <table className="service-hashtags-sets" role="table">
          <caption className="small">{words.caption}</caption>
          <thead>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
            <tr className="small" role="row">
              <th scope="col">{words.columns.when}</th>
              <th scope="col">{words.columns.trending}</th>
              <th scope="col">{words.columns.niche}</th>
              <th scope="col">{words.columns.branded}</th>
              <th scope="col">{words.columns.total}</th>
            </tr>
          </thead>
          <tbody>
            {sets.map((set, index) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above.
              <tr key={words.when[index]} role="row">
                <th scope="row">{words.when[index]}</th>
                <Count>{set.parts[0]}</Count>
                <Count>{set.parts[1]}</Count>
                <Count>{set.parts[2]}</Count>
                <Count>
                  <b>{set.total}</b>
                </Count>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="service-hashtags-never h4">{words.never}</p>
    </section>
  );
}

function Count({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noRedundantRoles: display: grid of its row would drop it.
  return <td role="cell">{children}</td>;
}
