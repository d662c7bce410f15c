import { findArticle } from "../../api/articles.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import { liveAt } from "../../content/live-at.server.ts";
import { articlesOfBuild } from "../../content/site-articles.server.ts";
import { SLUG } from "../../content/written-article.server.ts";

/** Where an article is, or was. */
export const blogPath = (slug: string) => `/blog/${slug}`;

/** The old address, and the one that stands to reason. */
export type LeftAddress = { path: string; target: string; kind: "permanent" | "temporary" };

/**
 * An address that has just lost its article, from `?left=`: to be sent on to where the article is now,
 * for good, or to the blog until it is back. Undefined where another article answers there, such as
 * one that came with the site.
 */
export async function leftAddress(
  url: URL,
  backend: Backend,
  now?: { slug: string; isLive: boolean },
): Promise<LeftAddress | undefined> {
  const slug = url.searchParams.get("left") ?? "";
  if (!SLUG.test(slug) || articlesOfBuild().locales(slug).length > 0) return undefined;
  const holder = await findArticle(backend, slug);
  if (holder?.status === "published" && liveAt(holder) <= Date.now()) return undefined;
  const hasMoved = now?.isLive && now.slug !== slug;
  return {
    path: blogPath(slug),
    target: hasMoved ? blogPath(now.slug) : "/blog",
    kind: hasMoved || now === undefined ? "permanent" : "temporary",
  };
}
