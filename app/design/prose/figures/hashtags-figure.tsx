import type { FigureWords } from "./figure-words.ts";

const PARTS = ["trending", "niche", "branded"] as const;

/** How many tags of each part a set has, in the order of the words' sets. */
export const SETS: readonly (readonly [number, number, number])[] = [
  [1, 2, 0],
  [1, 2, 1],
  [2, 2, 1],
  [1, 3, 1],
];

/** Three fields as wide as their upper bounds, then the sets that stay within three to five. */
export function HashtagsFigure({ words }: { words: FigureWords["hashtags"] }) {
  return (
    <figure className="fig">
      <p className="fig-title">{words.heading}</p>
      <ul className="fig-tags-fields">
        {PARTS.map((part) => (
          <li className={`fig-tags-field is-${part}`} key={part}>
            <b>{words.parts[part][0]}</b> <span>{words.parts[part][1]}</span>
          </li>
        ))}
      </ul>
      <p className="fig-tags-note">{words.caption}</p>
      <ul className="fig-tags-sets">
        {words.sets.map((set, index) => (
          <li key={set.parts}>
            <b>{set.sum}</b>{" "}
            <span className="fig-tags-set" aria-hidden="true">
              {PARTS.flatMap((part, at) =>
                Array.from({ length: SETS[index]?.[at] ?? 0 }, (_, tag) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the tags of a set never move.
                  <i className={`is-${part}`} key={`${part}${tag}`} />
                )),
              )}
            </span>{" "}
            <span>{set.parts}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
