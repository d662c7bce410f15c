import type { Pages } from "../../../../content/types.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { Confirms } from "../../ui/confirm.tsx";
import { ConfirmStep } from "../../ui/confirm-step.tsx";
import { Section } from "../../ui/section.tsx";

type ArticleStepsProps = {
  words: Pages["adminArticles"]["steps"];
  /** Where the article is published. */
  views: readonly { language: LocaleCode; address: string }[];
};

/** Looking at a published article, and deleting one. */
export function ArticleSteps({ words, views }: ArticleStepsProps) {
  return (
    <Section id="article-steps" title={words.title}>
      {views.map(({ language, address }) => (
        <p key={language}>
          <a href={address} hrefLang={language} className="text-link">
            {words.view[language]}
          </a>
        </p>
      ))}
      <Confirms>
        <ConfirmStep intent="delete" words={words.remove} isDangerous />
      </Confirms>
    </Section>
  );
}
