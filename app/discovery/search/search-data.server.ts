import type { Content } from "../../content/content.server.ts";
import { answerTo } from "../../content/search/answers.server.ts";
import { searchSite } from "../../content/search/site-search.server.ts";
import { thesaurusOf } from "../../content/search/thesaurus.server.ts";
import { searchWords } from "../../content/search/words.server.ts";
import type { SiteContext } from "../../context.ts";

/** What the search page and the header's dialog show for a query. */
export async function searchData(site: SiteContext, content: Content, parameters: URLSearchParams) {
  const { locale } = content;
  const found = await searchSite(locale, parameters, thesaurusOf(site.connection, locale));
  return {
    found,
    words: searchWords(locale, content.words("search"), found),
    answer: answerTo(found.didYouMean ?? found.query, { content, site, now: new Date() }),
  };
}
