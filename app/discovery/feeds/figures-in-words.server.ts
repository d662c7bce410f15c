import { ARTICLE_FIGURES, type ArticleFigure } from "../../../content/facts/article-figures.ts";
import type { Content } from "../../content/content.server.ts";
import type { Writing } from "./article-html.server.ts";

/** What each drawn figure says, for whoever reads an article elsewhere. */
export function figuresInWords(content: Content): Writing["figures"] {
  const plots = content.words("articleFigures");
  const said = (Object.keys(ARTICLE_FIGURES) as ArticleFigure[]).map(
    (name) => [name, plots[name].alt] as const,
  );
  return {
    ...content.words("feeds").figures,
    ...(Object.fromEntries(said) as Record<ArticleFigure, string>),
  };
}
