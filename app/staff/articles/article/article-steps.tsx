import type { Pages } from "../../../../content/types.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { ConfirmStep } from "../../ui/confirm-step.tsx";

type ArticleStepsProps = {
  words: Pages["adminArticles"]["steps"];
  /** Where the article is published. */
  views: readonly { language: LocaleCode; address: string }[];
};

/** Looking at a published article, and deleting one. */
export function ArticleSteps({ words, views }: ArticleStepsProps) {
  return (
    <section className="staff-section" aria-labelledby="article-steps">
      <h2 id="article-steps">{words.title}</h2>
      {views.map(({ language, address }) => (
        <p key={language}>
          <a href={address} hrefLang={language} className="text-link">
            {words.view[language]}
          </a>
        </p>
      ))}
      <div className="staff-confirms">
        <ConfirmStep intent="delete" words={words.remove} isDangerous />
      </div>
    </section>
  );
}
