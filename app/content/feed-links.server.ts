import type { MetaDescriptor } from "react-router";
import type { Category } from "./categories.ts";
import type { Content } from "./content.server.ts";

/** Where the feed of all articles is, or of a category's, without the end that names its format. */
export const feedPath = (category?: Category): string =>
  category ? `/feeds/${category}` : "/feed";

export function feedTitle(content: Content, siteName: string, category?: Category): string {
  const title = `${siteName} ${content.words("feeds").title}`;
  return category ? `${title}: ${content.words("blog").categories[category]}` : title;
}

/** What a document's head says of a feed, in each of its formats. */
export function feedTags(content: Content, siteName: string, category?: Category) {
  const title = feedTitle(content, siteName, category);
  const feed = (type: string, end: string) => ({
    tagName: "link" as const,
    rel: "alternate",
    type,
    title,
    href: `${feedPath(category)}${end}`,
  });
  return [
    feed("application/atom+xml", ".xml"),
    feed("application/feed+json", ".json"),
  ] satisfies MetaDescriptor[];
}
