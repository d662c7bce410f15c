import { createHash } from "node:crypto";
import type { Content } from "../../app/content/content.server.ts";
import { openingsIn } from "../../app/content/openings.server.ts";
import { contentIn } from "../../app/content/shown.server.ts";
import { fixedPages, openingPages, type SitePage } from "../../app/content/site-pages.server.ts";
import { LOCALE_CODES, type LocaleCode, type SiteOrigins } from "../../app/i18n/locales.ts";
import { contractPage } from "../../app/pages.ts";

/** An address that search engines may list and what stands there now; undefined: nothing does. */
export type Standing = { address: string; version: string | undefined };

/** Articles that are looked through before others get a turn. */
const ARTICLES_AT_ONCE = 100;
const VERSION_BYTES = 9;
/** Articles whose change also changes the page that lists them. */
const NEWEST = 24;

/** Every listed page of these languages; texts are read one at a time. */
export async function* everyPage(
  origins: SiteOrigins,
  locales: readonly LocaleCode[] = LOCALE_CODES,
): AsyncGenerator<Standing> {
  for (const locale of locales) {
    const content = contentIn(locale);
    yield* pagesOf(content, origins);
    let sinceTurn = 0;
    for (const { slug } of content.articles.entries()) {
      yield articleOf(content, origins, slug);
      if (++sinceTurn % ARTICLES_AT_ONCE === 0) await new Promise((turn) => setImmediate(turn));
    }
  }
}

const ARTICLE = /^(\w+) article:(.+)$/;

/** What may be another by a change, by the names that content has for it (content.server.ts). */
export function* changedPages(
  origins: SiteOrigins,
  locales: readonly LocaleCode[],
  changed: ReadonlySet<string>,
): Generator<Standing> {
  const articles = [...changed].flatMap((name) => {
    const [, locale, slug] = ARTICLE.exec(name) ?? [];
    return slug === undefined ? [] : [{ locale, slug }];
  });
  for (const locale of locales) {
    const content = contentIn(locale);
    yield* pagesOf(content, origins);
    for (const one of articles) {
      if (one.locale === locale) yield articleOf(content, origins, one.slug);
    }
  }
}

/** All that are no articles: few, and their words are in memory. */
function* pagesOf(content: Content, origins: SiteOrigins): Generator<Standing> {
  const openings = new Map(openingsIn(content).map((one) => [one.id, one]));
  const own = (page: SitePage): unknown => {
    const words = contractPage(page.path)?.words;
    if (page.path === "/blog") return [content.words("blog"), newestOf(content)];
    if (page.kind === "opening") return openings.get(page.path.split("/").at(-1) ?? "");
    if (page.path === "/careers") return [content.words("careers"), [...openings.values()]];
    return words && content.words(words);
  };
  for (const page of [...fixedPages(content), ...openingPages(content)]) {
    if (!page.isListed) continue;
    const { path, title, description, updated } = page;
    const version = versionOf([title, description, updated, own(page)]);
    yield { address: `${origins[content.locale]}${path}`, version };
  }
}

/** What the listing of articles shows, near enough. */
const newestOf = ({ articles }: Content) => [
  articles.count(),
  articles.list({}, { limit: NEWEST }).map(({ slug, title, lead }) => [slug, title, lead]),
];

function articleOf({ locale, articles }: Content, origins: SiteOrigins, slug: string): Standing {
  const summary = articles.summary(slug);
  const version = summary && versionOf([summary, articles.markdown(slug)]);
  return { address: `${origins[locale]}/blog/${slug}`, version };
}

const versionOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value))
    .digest()
    .subarray(0, VERSION_BYTES)
    .toString("base64url");
