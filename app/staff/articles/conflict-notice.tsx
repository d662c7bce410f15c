import type { Pages } from "../../../content/types.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { StepButton } from "../ui/step-button.tsx";

/**
 * Where the article is that somebody else has changed; and what was asked for, unless that means
 * something else by now: saving a draft of what they have published would withdraw it.
 */
export type ArticleConflict = { intent: string | undefined; address: string };

type ConflictProps = { words: Pages["adminArticles"]["conflict"]; conflict: ArticleConflict };

/** Inside the form: what they stored can be read beside, and overwritten knowingly. */
export function ConflictNotice({ words, conflict }: ConflictProps) {
  return (
    <Notice tone="problem" heading={words.heading} live>
      <p>{words.text}</p>
      <p className="flex flex-wrap items-center gap-1.25">
        <a href={conflict.address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
        {conflict.intent && <StepButton intent={conflict.intent}>{words.save}</StepButton>}
      </p>
    </Notice>
  );
}
