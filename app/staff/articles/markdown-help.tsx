import { Fragment } from "react";
import type { Pages } from "../../../content/types.ts";
import { Panel } from "../ui/panel.tsx";

/** What can be written in an article's text, opened by whoever needs it. */
export function MarkdownHelp({ words }: { words: Pages["adminArticles"]["markdown"] }) {
  return (
    <Panel label={words.label}>
      <p>{words.text}</p>
      <dl className="grid gap-x-3 gap-y-0.75 slate:grid-cols-2">
        {words.samples.map(({ write, get }) => (
          <Fragment key={write}>
            <dt className="font-[ui-monospace,monospace] whitespace-pre-wrap wrap-anywhere">
              {write}
            </dt>
            <dd className="mb-0.75 text-text-2">{get}</dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}
