import { classes } from "../../design/classes.ts";
import { ScrollBox } from "../charts/scroll-box.tsx";
import type { ResultWords } from "../views/score-view.ts";
import type { SourcesView } from "../views/sources-view.ts";
import table from "./base-table.module.css";
import styles from "./follower-sources.module.css";

/** Days with posts, by the followers that came with them. */
export function FollowerSourcesTable({ view, words }: { view: SourcesView; words: ResultWords }) {
  const { sources } = words;
  return (
    <div className={table.block}>
      <h4 className="h4">{sources.heading}</h4>
      <p>{view.text}</p>
      <ScrollBox className={table.scroll} label={sources.caption}>
        <table className={classes(table.table, table.folding, styles.days)}>
          <caption className="visually-hidden">{sources.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{sources.day}</th>
              <th scope="col" className={table.wide}>
                {sources.posts}
              </th>
              <th scope="col">{sources.gained}</th>
              <th scope="col">{sources.above}</th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map(({ key, day, posts, gained, above }) => (
              <tr key={key}>
                <th scope="row">{day}</th>
                <td className={table.wide}>
                  {posts.map((title, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two posts of a day may have one title.
                    <p key={index} className={styles.post}>
                      {title}
                    </p>
                  ))}
                </td>
                <td>{gained}</td>
                <td>
                  <b>{above}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
