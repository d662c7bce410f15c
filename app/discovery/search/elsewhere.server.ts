import type { Content } from "../../content/content.server.ts";
import { plural } from "../../content/plural.ts";
import { searchSite } from "../../content/search/site-search.server.ts";
import { thesaurusOf } from "../../content/search/thesaurus.server.ts";
import type { SiteContext } from "../../context.ts";
import { LOCALES } from "../../i18n/locales.ts";

/** Titles that are named; the others are a link away. */
const MAX_TITLES = 3;

/** What the site in the other language has of a query that this one has nothing for. */
export async function elsewhere(content: Content, site: SiteContext, query: string) {
  const { locale, origins, connection } = site;
  const other = LOCALES.find(({ code }) => code !== locale) ?? LOCALES[0];
  const origin = origins[other.code];
  const asked = new URLSearchParams({ q: query });
  const found = await searchSite(other.code, asked, thesaurusOf(connection, other.code));
  return {
    href: `${origin}/search?${asked}`,
    language: other.code,
    total: found.total,
    heading:
      found.total > 0
        ? plural(locale, found.total, content.words("search").none.elsewhere)
        : undefined,
    hits: found.hits.slice(0, MAX_TITLES).map(({ url, title }) => ({
      href: `${origin}${url}`,
      title: title.map(({ text }) => text).join(""),
    })),
  };
}

export type Elsewhere = Awaited<ReturnType<typeof elsewhere>>;
