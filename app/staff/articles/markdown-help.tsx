import ChevronDown from "icon:lucide/chevron-down";
import { Fragment } from "react";
import type { Pages } from "../../../content/types.ts";

/** What can be written in an article's text, opened by whoever needs it. */
export function MarkdownHelp({ words }: { words: Pages["adminArticles"]["markdown"] }) {
  return (
    <details className="staff-confirm">
      <summary>
        {words.label}
        <ChevronDown />
      </summary>
      <div className="staff-confirm-body">
        <p>{words.text}</p>
        <dl className="article-samples">
          {words.samples.map(({ write, get }) => (
            <Fragment key={write}>
              <dt>{write}</dt>
              <dd>{get}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </details>
  );
}
