import type { ScoreBlock } from "../views/score-view.ts";

/** The figures on top as touching blocks; the hours to post at are the hot one. */
export function ScoreBoard({ blocks }: { blocks: readonly ScoreBlock[] }) {
  return (
    <dl className="an-score">
      {blocks.map(({ key, label, value, notes }) => (
        <div key={key} className={`an-score-block is-${key}`}>
          <dt>{label}</dt>
          <dd>
            <span className="an-score-value">{value}</span>
            <span className="an-score-notes">
              {notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
