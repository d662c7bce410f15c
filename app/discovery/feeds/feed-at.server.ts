import { CATEGORIES } from "../../content/categories.ts";
import type { Content } from "../../content/content.server.ts";
import { feedPath } from "../../content/feed-links.server.ts";
import type { SiteContext } from "../../context.ts";
import { type Feed, siteFeed } from "./feed.server.ts";

/** The feed that an address is of, in whatever format; undefined where there is none. */
export function feedAt(site: SiteContext, content: Content, path: string): Feed | undefined {
  const address = path.slice(0, path.lastIndexOf("."));
  if (address === feedPath()) return siteFeed(site, content);
  const category = CATEGORIES.find((one) => feedPath(one) === address);
  return category && siteFeed(site, content, category);
}
