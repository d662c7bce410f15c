import { cut } from "../../../packages/lib/valid/cut.ts";
import type { ArticleFilter } from "../../content/articles.server.ts";
import { CATEGORIES, type Category } from "../../content/categories.ts";
import { searchText } from "../../content/search/fold.ts";

/** What a reader may look for at /blog: both empty means everything. */
export type Wish = { query: string; category: Category | undefined };

/** Longer queries are cut, in characters. */
export const QUERY_LENGTH = 80;

export function wishOf(parameters: URLSearchParams): Wish {
  return {
    query: cut((parameters.get("q") ?? "").trim(), QUERY_LENGTH),
    category: CATEGORIES.find((category) => category === parameters.get("category")),
  };
}

/** The articles whose title, lead, description or category's name hold every word of the query. */
export function filterFor(
  { query, category }: Wish,
  categoryNames: Readonly<Record<Category, string>>,
): ArticleFilter {
  const words = query.split(/\s+/).filter(Boolean);
  return {
    category,
    words: words.map((text) => ({
      text,
      categories: CATEGORIES.filter((id) =>
        searchText(categoryNames[id]).includes(searchText(text)),
      ),
    })),
  };
}
