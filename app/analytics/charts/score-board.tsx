import type { ScoreBlock } from "../views/score-view.ts";

/** Longest figures, in characters, that are set in full size, and a size smaller. */
const FULL_LENGTH = 9;
const SMALLER_LENGTH = 11;

/** Figures of millions and more keep within their block. */
function sizeOf(value: string): string {
  if (value.length <= FULL_LENGTH) return "an-score-value";
  return `an-score-value ${value.length > SMALLER_LENGTH ? "is-longest" : "is-long"}`;
}

/** The figures on top as touching blocks; the hours to post at are the hot one. */
export function ScoreBoard({ blocks }: { blocks: readonly ScoreBlock[] }) {
  return (
    <dl className="an-score">
      {blocks.map(({ key, label, value, notes }) => (
        <div key={key} className={`an-score-block is-${key}`}>
          <dt>{label}</dt>
          <dd>
            <span className={key === "window" ? "an-score-value" : sizeOf(value)}>{value}</span>{" "}
            <span className="an-score-notes">
              {notes.map((note) => (
                <span key={note}>{note} </span>
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
