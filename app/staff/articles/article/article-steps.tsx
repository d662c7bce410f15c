import type { Pages } from "../../../../content/types.ts";
import { Confirms } from "../../ui/confirm.tsx";
import { ConfirmStep } from "../../ui/confirm-step.tsx";
import { Section } from "../../ui/section.tsx";

/** What else can be done with an article: deleting it, after all that is written of it. */
export function ArticleSteps({ words }: { words: Pages["adminArticles"]["steps"] }) {
  return (
    <Section id="article-steps" title={words.title}>
      <Confirms>
        <ConfirmStep intent="delete" words={words.remove} isDangerous />
      </Confirms>
    </Section>
  );
}
