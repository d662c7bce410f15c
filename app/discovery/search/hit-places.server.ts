import type { Content } from "../../content/content.server.ts";
import type { Hit } from "../../content/search/found.ts";
import { pagesAbove, sitePage } from "../../content/site-pages.server.ts";

/**
 * Where each result stands, in the words of the site's navigation: a question on its page, a page in its
 * section. Undefined where the result's kind says as much.
 */
export function placesOf(hits: readonly Hit[], content: Content): (string | undefined)[] {
  return hits.map(({ group, url }) => {
    if (group === "questions") return sitePage(content, url)?.label;
    if (group !== "pages") return undefined;
    const section = pagesAbove(content, url).at(-1);
    return section?.path === "/" ? undefined : section?.label;
  });
}
