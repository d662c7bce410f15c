import { missingView } from "../views/missing-view.ts";
import type { ResultWords } from "../views/score-view.ts";
import type { Format } from "../words/format.ts";
import type { Reading } from "./read-source.ts";

type MissingProps = { reading: Reading; words: ResultWords; format: Format };

/** What another file or column would add; nothing when all is there. */
export function Missing({ reading, words, format }: MissingProps) {
  const { missing } = words;
  const dark = missingView(reading, words, format);
  if (dark.length === 0) return null;
  return (
    <section className="wrap an-part an-missing">
      <h3 className="h4">{missing.heading}</h3>
      <ul>
        {dark.map((sentence) => (
          <li key={sentence}>
            <span className="an-lamp" aria-hidden="true" /> {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
