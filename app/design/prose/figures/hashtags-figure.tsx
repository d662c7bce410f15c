import type { FigureWords } from "./figure-words.ts";

const PARTS = ["trending", "niche", "branded"] as const;

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
      <ul className="fig-tags-sets">
        {words.sets.map((set) => (
          <li key={set.parts}>
            <b>{set.sum}</b> <span>{set.parts}</span>
          </li>
        ))}
      </ul>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
