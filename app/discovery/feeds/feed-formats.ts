import { element, elements, xmlDocument } from "../markup.ts";
import type { Feed } from "./feed.server.ts";

/** RFC 4287. */
export function atomFeed(feed: Feed): string {
  const self = `${feed.address}.xml`;
  const root = element(
    "feed",
    elements([
      element("id", self),
      element("title", feed.title),
      element("subtitle", feed.subtitle),
      element("updated", feed.updated),
      link("self", self, "application/atom+xml"),
      link("alternate", feed.home, "text/html"),
      element("icon", `${feed.origin}/icons/icon-192.png`),
      element("author", elements([element("name", feed.siteName), element("uri", feed.origin)])),
      ...feed.entries.map((entry) =>
        element(
          "entry",
          elements([
            element("id", entry.url),
            element("title", entry.title),
            link("alternate", entry.url, "text/html"),
            element("published", entry.published),
            element("updated", entry.updated),
            element("author", elements([element("name", entry.author)])),
            element("summary", entry.summary),
            element("content", entry.html, { type: "html" }),
          ]),
        ),
      ),
    ]),
    { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language },
  );
  return xmlDocument(root);
}

function link(rel: string, href: string, type: string) {
  return element("link", elements([]), { rel, href, type });
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): object {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.home,
    feed_url: `${feed.address}.json`,
    icon: `${feed.origin}/icons/icon-512.png`,
    language: feed.language,
    authors: [{ name: feed.siteName, url: feed.origin }],
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      image: entry.image,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: [{ name: entry.author }],
      language: feed.language,
    })),
  };
}
