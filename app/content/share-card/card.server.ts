import { PERSON_NAMES } from "../../../content/facts/people.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { PageKind } from "../../pages.ts";
import type { Content } from "../content.server.ts";
import { pagesAbove, type SitePage } from "../site-pages.server.ts";

/** Everything a share image shows. Two equal cards are one picture with one address. */
export type ShareCard = {
  locale: LocaleCode;
  path: string;
  kind: PageKind;
  title: string;
  /** The section the page belongs to; none on the home page. */
  section: string | undefined;
  /** An article's author: whose portrait and name the card carries. */
  author: { id: string; name: string } | undefined;
};

/** The card of a page, in the page's language. */
export function shareCard(content: Content, page: SitePage): ShareCard {
  const { locale, path, kind, article } = page;
  const section = pagesAbove(content, path).at(-1);
  const isSectionHome = section?.path === "/";
  return {
    locale,
    path,
    kind,
    title: article ? article.title : page.title,
    section: isSectionHome ? page.label : section?.label,
    author: article && { id: article.author, name: PERSON_NAMES[article.author][locale] },
  };
}
