import { PERSON_NAMES } from "../../../content/facts/people.ts";
import type { Category } from "../../content/categories.ts";
import type { Content } from "../../content/content.server.ts";
import { feedPath, feedTitle } from "../../content/feed-links.server.ts";
import { shareImagePath } from "../../content/share-card/address.server.ts";
import { shareCard } from "../../content/share-card/card.server.ts";
import { articlePage } from "../../content/site-pages.server.ts";
import type { SiteContext } from "../../context.ts";
import { localeOf } from "../../i18n/locales.ts";
import { articleHtml } from "./article-html.server.ts";
import { figuresInWords } from "./figures-in-words.server.ts";

/** Newest articles in a feed; older ones are in the sitemap. */
const MAX_ENTRIES = 50;

export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  /** Whole text as HTML. */
  html: string;
  author: string;
  image: string;
  /** RFC 3339. */
  published: string;
  updated: string;
};

export type Feed = {
  /** Where it is, without an end that names its format. */
  address: string;
  title: string;
  subtitle: string;
  home: string;
  origin: string;
  language: string;
  siteName: string;
  updated: string;
  entries: FeedEntry[];
};

/**
 * The articles of the host's language as a feed, newest first, before it takes a format: all, or those
 * of a category.
 */
export function siteFeed(
  { origins, siteName }: SiteContext,
  content: Content,
  category?: Category,
): Feed {
  const { locale } = content;
  const words = content.words("feeds");
  const origin = origins[locale];
  const writing = { origin, figures: figuresInWords(content) };
  const entries = content.articles
    .list({ category }, { limit: MAX_ENTRIES })
    .map((summary): FeedEntry => {
      const { slug } = summary;
      const article = content.articles.find(slug);
      if (!article) throw new Error(`No article ${slug}`);
      const page = articlePage(locale, summary);
      const lead = articleHtml([{ type: "paragraph", children: [article.lead] }], writing);
      return {
        url: `${origin}/blog/${slug}`,
        title: article.title,
        summary: article.description,
        html: `${lead}\n${articleHtml(article.body, writing)}`,
        author: PERSON_NAMES[article.author][locale],
        image: `${origin}${shareImagePath(shareCard(content, page))}`,
        published: instant(article.published),
        updated: instant(article.updated),
      };
    });
  return {
    address: `${origin}${feedPath(category)}`,
    title: feedTitle(content, siteName, category),
    subtitle: words.subtitle,
    home: category ? `${origin}/blog?category=${category}` : `${origin}/blog`,
    origin,
    language: localeOf(locale).iso,
    siteName,
    updated:
      entries
        .map((entry) => entry.updated)
        .sort()
        .at(-1) ?? instant("2026-01-01"),
    entries,
  };
}

/** A day as the moment it begins; content has days, feeds want moments. */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}
