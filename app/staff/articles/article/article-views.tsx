import type { Pages } from "../../../../content/types.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";

type ArticleViewsProps = {
  words: Pages["adminArticles"]["steps"];
  /** Where the article is published. */
  views: readonly { language: LocaleCode; address: string }[];
};

/** The way to a published article, a link for each language. */
export function ArticleViews({ words, views }: ArticleViewsProps) {
  return (
    <span className="flex flex-wrap gap-x-2.5 gap-y-1 text-small">
      {views.map(({ language, address }) => (
        <a key={language} href={address} hrefLang={language} className="text-link">
          {words.view[language]}
        </a>
      ))}
    </span>
  );
}
