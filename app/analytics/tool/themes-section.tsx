import { useEffect, useRef, useState } from "react";
import { MAX_THEME_WORD, type WordComparison } from "../../../packages/tiktok-exports/index.ts";
import { classes } from "../../design/classes.ts";
import { ScrollBox } from "../charts/scroll-box.tsx";
import type { ResultWords } from "../views/score-view.ts";
import { type ThemeRow, wordSentences } from "../views/themes-view.ts";
import type { Format } from "../words/format.ts";
import table from "./base-table.module.css";
import { OwnField } from "./own-field.tsx";
import type { PostsKept } from "./posts-kept.ts";
import styles from "./range-rows.module.css";

type ThemesSectionProps = {
  rows: readonly ThemeRow[];
  /** Posts with a word against the others. */
  compare: PostsKept["word"];
  words: ResultWords;
  format: Format;
};

/** Posts by theme with the spread of their views, and a comparison by a word of one's own. */
export function ThemesSection({ rows, compare, words, format }: ThemesSectionProps) {
  const { themes: text } = words;
  return (
    <section className="wrap an-part" id="themes">
      <h3 className="d3">{text.heading}</h3>
      <p className={table.lead}>{text.text}</p>
      <ScrollBox className={table.scroll} label={text.caption}>
        <table className={classes(table.table, table.folding, styles.rows)}>
          <caption className="visually-hidden">{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.theme}</th>
              <th scope="col">{text.posts}</th>
              <th scope="col">{text.median}</th>
              <th scope="col" className={classes(table.wide, styles.scaleHead)}>
                {text.middle}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, kind, name, posts, median, middle, at }) => (
              <tr key={key} className={kind === "theme" ? "" : styles.aside}>
                <th scope="row">{name}</th>
                <td>{posts}</td>
                <td>
                  <b>{median}</b>
                </td>
                <td className={classes(table.wide, styles.scale)}>
                  {at && (
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <path className={styles.rail} d="M0 5H100" />
                      <rect
                        className={styles.range}
                        x={at.low}
                        width={Math.max(0.5, at.high - at.low)}
                        height="10"
                      />
                      <path className={styles.median} d={`M${at.median} 0V10`} />
                    </svg>
                  )}
                  <span className="small">{middle}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <WordField compare={compare} words={words} format={format} />
    </section>
  );
}

function WordField({ compare, words, format }: Omit<ThemesSectionProps, "rows">) {
  const [word, setWord] = useState("");
  const [compared, setCompared] = useState<WordComparison | null>(null);
  // One question at a time: letters typed meanwhile are asked about as one.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    let wanted = true;
    turn.current = turn.current
      .then(async () => {
        if (!wanted) return;
        const found = await compare(word);
        if (wanted) setCompared(found);
      })
      // Other files are read, and with them this goes.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [compare, word]);
  return (
    <div className={styles.word}>
      <OwnField
        label={words.themes.word}
        hint={words.themes.wordHint}
        maxLength={MAX_THEME_WORD}
        value={word}
        onText={setWord}
      />
      <div role="status">
        {wordSentences(compared, words, format).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
