import { PERSON_NAMES } from "../../../content/facts/people.ts";
import { FIGURE_NAMES } from "../../content/article-body.ts";
import type { Content } from "../../content/content.server.ts";
import type { Writing } from "../feeds/article-html.server.ts";

/**
 * An article as a Markdown document: title, byline, lead, then its own text with absolute links and
 * figures in words. Undefined where there is no such article.
 */
export function articleMarkdown(
  content: Content,
  slug: string,
  { origin, figures }: Writing,
): string | undefined {
  const article = content.articles.summary(slug);
  const source = content.articles.markdown(slug);
  if (!article || source === undefined) return undefined;
  const body = source
    .trim()
    .replace(/^```figure\s+([\w-]+)\s+```$/gm, (block, name) => {
      const known = FIGURE_NAMES.find((figure) => figure === name);
      return known ? figures[known] : block;
    })
    .replace(/^```frame\n[^`\n]+\n```\n\n/gm, "")
    .replace(/^```sides\n([^`]+)\n```$/gm, "$1")
    .replace(/^```note\n([^`\n]+)\n```$/gm, (_, note) => `> ${note}`)
    .replace(/^```number\n([^`\n]+)\n([^`\n]+)\n```$/gm, "> **$1** $2")
    .replace(/\]\((\/[^()\s]*)\)/g, (_, path) => `](${origin}${path})`);
  const author = PERSON_NAMES[article.author][content.locale];
  return `# ${article.title}

${author}, ${article.published}. ${origin}/blog/${slug}

> ${article.lead}

${body}
`;
}
