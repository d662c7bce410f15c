import { type ArticleSummary, CATEGORIES, type Category } from "../../content/articles.server.ts";

/** What a reader may look for at /blog: both empty means everything. */
export type Wish = { query: string; category: Category | undefined };

/** Longer queries are cut, in characters. */
export const QUERY_LENGTH = 80;

export function wishOf(parameters: URLSearchParams): Wish {
  return {
    query: (parameters.get("q") ?? "").trim().slice(0, QUERY_LENGTH),
    category: CATEGORIES.find((category) => category === parameters.get("category")),
  };
}

/**
 * The articles whose title, lead, description or category hold every word of the query, whatever its
 * case and accents, in the order they came in.
 */
export function grant(
  articles: readonly ArticleSummary[],
  { query, category }: Wish,
  categoryNames: Readonly<Record<Category, string>>,
): ArticleSummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (category && article.category !== category) return false;
    const text = fold(
      `${article.title} ${article.lead} ${article.description} ${categoryNames[article.category]}`,
    );
    return words.every((word) => text.includes(word));
  });
}

/** Lower case without accents; a final sigma is a sigma, a curly apostrophe a straight one. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("’", "'");
}
