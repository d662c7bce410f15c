import { CATEGORIES, type Category } from "../../content/categories.ts";
import type { Content } from "../../content/content.server.ts";
import { feedPath } from "../../content/feed-links.server.ts";
import { markdownPath } from "../../content/markdown-address.ts";
import {
  articlePage,
  fixedPages,
  openingPages,
  type SitePage,
} from "../../content/site-pages.server.ts";
import type { SiteContext } from "../../context.ts";
import { fill } from "../../i18n/fill.ts";
import { LOCALES } from "../../i18n/locales.ts";

/** The newest articles; the sitemap has all of them. */
const MAX_ARTICLES = 100;

/** /llms.txt (llmstxt.org): what the website is and where its texts are, for assistants. */
export function llmsText({ locale, origins, siteName }: SiteContext, content: Content): string {
  const words = content.words("feeds").llms;
  const origin = origins[locale];
  const newest = content.articles.list({}, { limit: MAX_ARTICLES });
  const pages = [
    ...fixedPages(content).filter((page) => page.isListed),
    ...openingPages(content),
    ...newest.map((article) => articlePage(locale, article)),
  ];
  const home = pages.find((page) => page.path === "/");
  const line = ({ path, title, description, article }: SitePage) =>
    `- [${article?.title ?? title}](${origin}${markdownPath(path)}): ${description}`;
  const section = (heading: string, belongs: (page: SitePage) => boolean) =>
    `## ${heading}\n\n${pages.filter(belongs).map(line).join("\n")}\n`;
  const own = new Set(["article", "service", "case-study"]);
  const others = LOCALES.filter((other) => other.code !== locale);
  return [
    `# ${siteName}\n\n> ${home?.description ?? ""}\n`,
    `${words.markdown}\n`,
    section(words.pages, (page) => !own.has(page.kind)),
    section(words.services, (page) => page.kind === "service"),
    section(words.cases, (page) => page.kind === "case-study"),
    section(words.articles, (page) => page.kind === "article"),
    `## ${words.optional}\n
- [feed.xml](${origin}/feed.xml): ${words.feed}
${CATEGORIES.map((category) => feedLine(content, origin, category)).join("\n")}
- [sitemap.xml](${origin}/sitemap.xml): ${words.sitemap}
${others.map(({ code, name }) => `- [${name}](${origins[code]}/llms.txt): ${words.otherLanguage}`).join("\n")}
`,
  ].join("\n");
}

function feedLine(content: Content, origin: string, category: Category): string {
  const { feedOf } = content.words("feeds").llms;
  const path = `${feedPath(category)}.xml`;
  const name = content.words("blog").categories[category];
  return `- [${path.slice(1)}](${origin}${path}): ${fill(feedOf, { category: name })}`;
}
