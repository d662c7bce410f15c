import { contentContext } from "../../content/content.server.ts";
import { pageOfMarkdown } from "../../content/markdown-address.ts";
import { answerMissing } from "../../content/redirects/missing-address.server.ts";
import { sitePage } from "../../content/site-pages.server.ts";
import { siteContext } from "../../context.ts";
import { figuresInWords } from "../feeds/figures-in-words.server.ts";
import type { Route } from "./+types/page.ts";
import { articleMarkdown } from "./article-markdown.server.ts";
import { markdownAnswer } from "./markdown-answer.ts";
import { shownMarkdown } from "./shown-markdown.server.ts";

/**
 * A listed page as Markdown: GET {path}.md, /index.md for the home page. An article's is its own source;
 * any other's is made of the page itself, so that it says what is shown there.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = context.get(contentContext);
  const path = pageOfMarkdown(url.pathname);
  const page = path === undefined ? undefined : sitePage(content, path);
  if (!page?.isListed) return answerMissing(site, url);
  const origin = site.origins[site.locale];
  const text = page.article
    ? articleMarkdown(content, page.article.slug, {
        origin,
        figures: figuresInWords(content),
      })
    : await shownMarkdown(site, page);
  if (text === undefined) return answerMissing(site, url);
  return markdownAnswer(text, `${origin}${page.path}`);
}
