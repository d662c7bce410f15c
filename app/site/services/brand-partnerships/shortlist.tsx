import { useCallback, useEffect, useRef, useState } from "react";
import { classes } from "../../../design/classes.ts";
import { SectionHead } from "../../../design/section-head/section-head.tsx";
import { fill } from "../../../i18n/fill.ts";
import { rankingOf } from "./ranking.ts";
import styles from "./shortlist.module.css";
import type { ShortlistData } from "./shortlist.server.ts";

/**
 * A shortlist of three: scores, reasons and doubts. Lines can be taken out of the sum, and who is in front
 * changes; without script all of them count.
 */
export function Shortlist({ words, hosts, maxScore }: ShortlistData) {
  const sheet = useRef<HTMLTableElement>(null);
  const [counts, setCounts] = useState(() => words.rows.map(() => true));
  const ranking = rankingOf(hosts, counts);
  const max = String(maxScore * counts.filter(Boolean).length);
  const best = hosts.filter((_, index) => ranking[index]?.rank === 1);
  const count = useCallback(() => {
    const boxes = sheet.current?.querySelectorAll<HTMLInputElement>("tbody input") ?? [];
    setCounts(Array.from(boxes, ({ checked }) => checked));
  }, []);
  // What was taken out before the page came alive is out.
  useEffect(count, [count]);
  const lineOf = (line: number | undefined) => (line === undefined ? "–" : words.rows[line]);
  return (
    <section className={styles.shortlist}>
      <div className="wrap section">
        <SectionHead lead={words.lead} split="even">
          <h2 className="d2">{words.heading}</h2>
        </SectionHead>
        <div className={styles.sheet}>
          <p className={classes("h4 needs-script", styles.hint)}>{words.hint}</p>
          <table className={styles.table} ref={sheet}>
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col" className="small">
                  {words.criterion}
                </th>
                {hosts.map(({ handle, poster }, index) => (
                  <th key={handle} scope="col" className={styles[`rank${ranking[index]?.rank}`]}>
                    <span className={styles.hung}>
                      <img src={poster} alt="" width="180" height="320" loading="lazy" />
                    </span>
                    <span className={styles.name}>@{handle}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.rows.map((row, line) => (
                <tr key={row} className={counts[line] ? undefined : styles.out}>
                  <th scope="row">
                    <label className={styles.line}>
                      <input
                        type="checkbox"
                        className="needs-script"
                        defaultChecked
                        onChange={count}
                      />
                      <span>{row}</span>
                    </label>
                  </th>
                  {hosts.map(({ handle, scores }, index) => (
                    <td key={handle} className={styles[`rank${ranking[index]?.rank}`]}>
                      <span
                        className={classes(styles.tallies, styles[`lit${scores[line]}`])}
                        aria-hidden="true"
                      />
                      <span className="visually-hidden">
                        {fill(words.score, { score: scores[line] ?? 0 })}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className={styles.totals}>
                <th scope="row">{fill(words.total, { max })}</th>
                {hosts.map(({ handle }, index) => (
                  <td key={handle} className={styles[`rank${ranking[index]?.rank}`]}>
                    <b>{ranking[index]?.total}</b>{" "}
                    {ranking[index]?.rank === 1 && (
                      <span className="bug bug-signal">{words.best}</span>
                    )}
                  </td>
                ))}
              </tr>
              {(["reason", "doubt"] as const).map((what) => (
                <tr key={what} className={classes("small", styles.words)}>
                  <th scope="row">{words[what]}</th>
                  {hosts.map(({ handle }, index) => (
                    <td
                      key={handle}
                      className={styles[`rank${ranking[index]?.rank}`]}
                      data-handle={handle}
                    >
                      {lineOf(ranking[index]?.[what])}
                    </td>
                  ))}
                </tr>
              ))}
            </tfoot>
          </table>
        </div>
        <p className="visually-hidden" role="status">
          {words.best}: {best.map(({ handle }) => `@${handle}`).join(", ")}
        </p>
        <p className={classes("note", styles.note)}>{words.note}</p>
      </div>
    </section>
  );
}
