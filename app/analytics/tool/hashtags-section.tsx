import { useState } from "react";
import { ColumnChart } from "../charts/column-chart.tsx";
import { FiguresTable } from "../charts/figures-table.tsx";
import { checkCaption, type HashtagsView } from "../views/hashtags-view.ts";
import type { ResultWords } from "../views/score-view.ts";
import type { Format } from "../words/format.ts";

type HashtagsSectionProps = { view: HashtagsView; words: ResultWords; format: Format };

/** How the posts stand to the advice, how to keep within it, and a check for the next one. */
export function HashtagsSection({ view, words, format }: HashtagsSectionProps) {
  const { hashtags: text } = words;
  return (
    <section className="wrap an-part" id="hashtags">
      <h3 className="d3">{view.heading}</h3>
      <p>{view.summary}</p>
      <ul className="an-groups">
        {view.groups.map(({ key, label, posts, median }) => (
          <li key={key} className={`is-${key}`}>
            <b>{label}</b>
            <span>{posts}</span>
            <span className="small">{median}</span>
          </li>
        ))}
      </ul>
      <div className="an-tags">
        <div>
          <ColumnChart title={text.chart} summary={view.summary} columns={view.bars} />
          <FiguresTable
            label={words.table}
            caption={text.chart}
            columns={view.columns}
            rows={view.rows}
          />
          <FiguresTable
            label={text.top}
            caption={text.top}
            columns={view.tagColumns}
            rows={view.tagRows}
          />
          {view.outside.length > 0 && <Outside view={view} />}
        </div>
        <div>
          <h4 className="h4">{text.stay}</h4>
          <p>{text.stayText}</p>
          <ul className="an-sets">
            {text.sets.map(({ sum, parts }) => (
              <li key={parts}>
                <b>{sum}</b> {parts}
              </li>
            ))}
          </ul>
          <CaptionCheck words={words} format={format} />
        </div>
      </div>
    </section>
  );
}

/** Posts outside the advice; their list is made when somebody opens it. */
function Outside({ view }: Pick<HashtagsSectionProps, "view">) {
  const [open, setOpen] = useState(false);
  return (
    <details className="an-figures" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="text-link">{view.outsideTitle}</span>
      </summary>
      {open && (
        <ul className="an-outside">
          {view.outside.map(({ key, title, advice }) => (
            <li key={key}>
              <span>{title}</span> <b>{advice}</b>
            </li>
          ))}
          {view.outsideMore && <li>{view.outsideMore}</li>}
        </ul>
      )}
    </details>
  );
}

function CaptionCheck({ words, format }: Pick<HashtagsSectionProps, "words" | "format">) {
  const [caption, setCaption] = useState("");
  return (
    <div className="an-check">
      {/* Without a name, so that nothing that keeps fields over a reload keeps this one. */}
      <label>
        <b>{words.hashtags.check}</b> <span className="note">{words.hashtags.checkHint}</span>
        <textarea
          rows={3}
          autoComplete="off"
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
        />
      </label>
      <p role="status">{checkCaption(caption, words, format)}</p>
    </div>
  );
}
