import type { Pages } from "../../../content/types.ts";
import { findArticle } from "../../api/articles.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import { articles } from "../../content/site-articles.server.ts";
import type { Faults } from "./check.server.ts";
import { type ArticleValues, RELATED_FIELDS } from "./fields.ts";

/** What is wrong with the articles that one leads on to: three others, all of them there. */
export async function relatedFaults(
  backend: Backend,
  values: ArticleValues,
  words: Pages["adminArticles"]["errors"],
): Promise<Faults> {
  const chosen = RELATED_FIELDS.map((name) => values[name] ?? "");
  const faults = await Promise.all(
    chosen.map(async (slug, index) => {
      if (!slug) return words.choose;
      if (slug === values.slug) return words.related.self;
      if (chosen.indexOf(slug) < index) return words.related.twice;
      if (articles().locales(slug).length > 0) return undefined;
      return (await findArticle(backend, slug)) ? undefined : words.related.missing;
    }),
  );
  return Object.fromEntries(
    RELATED_FIELDS.flatMap((name, index) => {
      const fault = faults[index];
      return fault ? [[name, fault]] : [];
    }),
  );
}
