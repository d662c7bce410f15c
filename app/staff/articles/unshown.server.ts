import { type ArticleHead, readWholeArticles, versionOf } from "../../api/articles.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import { canBeShown } from "../../content/stored-article.server.ts";

/** Articles that are read whole at once, and judged without a rest. */
const READ_AT_ONCE = 10;
/** How many judgements are remembered: a list of many pages asks for each article once. */
const MOST_REMEMBERED = 10_000;

/** Whether the site can show an article, by its version: what can be shown does not change otherwise. */
const judged = new Map<string, boolean>();

/** Ids of those published that the site can't show as they are stored, now or at their hour. */
export async function unshownOf(
  backend: Backend,
  heads: readonly ArticleHead[],
): Promise<ReadonlySet<number>> {
  if (judged.size > MOST_REMEMBERED) judged.clear();
  const published = heads.filter(({ status }) => status === "published");
  const unknown = published.filter((head) => !judged.has(versionOf(head)));
  for (let at = 0; at < unknown.length; at += READ_AT_ONCE) {
    const ids = unknown.slice(at, at + READ_AT_ONCE).map(({ id }) => id);
    for (const article of await readWholeArticles(backend, ids)) {
      judged.set(versionOf(article), canBeShown(article));
    }
  }
  const unshown = published.filter((head) => judged.get(versionOf(head)) === false);
  return new Set(unshown.map(({ id }) => id));
}
