import { REDIRECTS } from "../../../content/facts/redirects.ts";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import type { Content } from "../content.server.ts";
import { sitePage } from "../site-pages.server.ts";
import { namesOnPage } from "./names-on-page.server.ts";

/** What a page is called by its address, and by addresses that people guess. */
export function addressNames(path: string): string[] {
  const guessed = REDIRECTS.filter(({ to }) => to === path).map(({ from }) => from);
  return [path.slice(path.lastIndexOf("/")), path, ...guessed];
}

/** What a page is called in the other languages: visitors search in whichever they think in. */
export function otherNames(content: Content, path: string): string[] {
  const others = LOCALE_CODES.filter((code) => code !== content.locale);
  return others.flatMap((code) => {
    const theirs = content.in(code);
    const other = sitePage(theirs, path);
    return other ? [other.label, other.title, ...namesOnPage(theirs, path).names] : [];
  });
}
