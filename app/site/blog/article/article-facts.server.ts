import type { Article } from "../../../content/articles.server.ts";
import type { Category } from "../../../content/categories.ts";
import type { Content } from "../../../content/content.server.ts";
import { longDay } from "../../../content/day.ts";
import { personIn } from "../../../content/people.server.ts";
import { plural } from "../../../content/plural.ts";
import { seedFrom } from "../../../design/art/seed.ts";
import { isIllustrated, pictureOf } from "../../../design/article-signs.server.ts";

/** How an article's quote is staged: its writer at one side or the other, or close; or by its sign. */
const STAGES = ["right", "left", "close", "sign"] as const;

/** How a category's articles open: their picture at the end or at the start, or as a field of its colours. */
const HEADS: Readonly<Record<Category, "end" | "start" | "field">> = {
  growth: "end",
  monetization: "start",
  "video-platforms": "start",
  brands: "field",
};

/** What the head of an article shows, in one language. Days as ISO dates beside their words. */
export function articleFacts(content: Content, article: Article) {
  const { locale } = content;
  const { categories, article: words } = content.words("blog");
  const author = personIn(content, article.author);
  const [beforeDay = ""] = words.updated.split("{{date}}");
  return {
    section: words.section,
    category: { id: article.category, name: categories[article.category] },
    title: article.title,
    author: {
      name: author.name,
      role: `${author.role}, ${author.city}`,
      portrait: author.portrait,
    },
    published: { day: article.published, text: longDay(locale, article.published) },
    updated:
      article.updated === article.published
        ? undefined
        : { day: article.updated, text: longDay(locale, article.updated), before: beforeDay },
    reading: plural(locale, article.minutes, words.reading),
    minutes: article.minutes,
    head: HEADS[article.category],
    stage: seedFrom(article.slug).pick("stage", STAGES),
    picture: pictureOf(article.slug, article.category, locale),
    caption: isIllustrated(article.slug) ? words.pictures[article.slug] : undefined,
  };
}

export type ArticleFacts = ReturnType<typeof articleFacts>;
