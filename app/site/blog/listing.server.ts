import type { ArticleSummary } from "../../content/articles.server.ts";
import type { Content } from "../../content/content.server.ts";
import { shortDay } from "../../content/day.ts";
import { peopleIn } from "../../content/people.server.ts";
import { plural } from "../../content/plural.ts";
import { pictureOf } from "../../design/article-signs.server.ts";

/** Articles as the guide lists them, in one language. */
export function listingOf(content: Content, articles: readonly ArticleSummary[]) {
  const { locale } = content;
  const people = peopleIn(content);
  const { categories, minutes } = content.words("blog");
  return articles.map((article) => ({
    slug: article.slug,
    title: article.title,
    description: article.description,
    category: article.category,
    categoryName: categories[article.category],
    author: people.find((person) => person.id === article.author)?.name ?? "",
    day: article.published,
    dayText: shortDay(locale, article.published),
    minutes: article.minutes,
    length: plural(locale, article.minutes, minutes),
    picture: pictureOf(article.slug, article.category, locale),
  }));
}

export type Listed = ReturnType<typeof listingOf>[number];
