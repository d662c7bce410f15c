import type { Datasets } from "../engine/datasets.ts";
import type { ResultWords } from "../views/score-view.ts";

type MissingProps = { datasets: Datasets; words: ResultWords };

/** What another file would add; nothing when all four inputs are there. */
export function Missing({ datasets, words }: MissingProps) {
  const { missing } = words;
  const has = {
    overview: datasets.overview.length > 0,
    content: datasets.videos.length > 0,
    followers: datasets.followers.length + datasets.activity.length > 0,
    viewers: datasets.viewers.length > 0,
  };
  const dark = (["overview", "content", "followers", "viewers"] as const).filter(
    (feed) => !has[feed],
  );
  if (dark.length === 0) return null;
  return (
    <section className="wrap an-part an-missing">
      <h3 className="h4">{missing.heading}</h3>
      <ul>
        {dark.map((feed) => (
          <li key={feed}>
            <span className="an-lamp" aria-hidden="true" /> {missing[feed]}
          </li>
        ))}
      </ul>
    </section>
  );
}
