import { contentContext } from "../../content/content.server.ts";
import { answerMissing } from "../../content/redirects/missing-address.server.ts";
import { siteContext } from "../../context.ts";
import { textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/article.ts";
import { articleMarkdown } from "./article-markdown.server.ts";

/** An article as Markdown: GET /blog/{slug}.md. Search engines are sent to the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = context.get(contentContext);
  const { locale, origins } = site;
  const page = url.pathname.slice(0, -".md".length);
  const { figures } = content.words("feeds");
  const text = articleMarkdown(content, page.slice("/blog/".length), {
    origin: origins[locale],
    figures,
  });
  if (text === undefined) return answerMissing(site, url);
  const response = textAnswer(text, "text/markdown");
  response.headers.set("link", `<${origins[locale]}${page}>; rel="canonical"`);
  return response;
}
