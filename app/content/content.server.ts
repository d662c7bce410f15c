import { createContext } from "react-router";
import type { Messages, Pages } from "../../content/types.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import type { ArticleFilter, Articles, Part } from "./articles.server.ts";
import { HALF_HOUR, halfHourOf } from "./half-hour.ts";
import type { Entry, ListName } from "./schema/lists.ts";

/** Words by what they belong to: a page, a mail, a part of the shell. English types Greek. */
export type Words = Pages & Messages;
export type WordsKey = keyof Words;

/** Where a door's content comes from. What is shown is one; what a build brings, another. */
export type Sources = {
  words<K extends WordsKey>(locale: LocaleCode, key: K): Words[K];
  list<L extends ListName>(locale: LocaleCode, name: L): readonly Entry<L>[];
  articles(): Articles;
};

/**
 * Hears what was read: `en words:team`, `en list:openings`, `el article:glow-up`, `en articles` for any
 * list of them.
 * Whoever keeps what was made of it renews that when the same name is said to have changed.
 */
export type Note = (read: string) => void;

/** One language's content, for whoever shows some of it. Each read is noted. */
export type Content = {
  readonly locale: LocaleCode;
  words<K extends WordsKey>(key: K): Words[K];
  /** The entries of a list, in their order. */
  list<L extends ListName>(name: L): readonly Entry<L>[];
  readonly articles: ArticleDoor;
  /**
   * The beginning of the half hour that it is, for what follows the time of day: what was made of it is
   * made anew in the next.
   */
  halfHour(): Date;
  /** The same in another language, noted alike. */
  in(locale: LocaleCode): Content;
};

/** Articles of one language (articles.server.ts). */
export type ArticleDoor = ReturnType<typeof articleDoor>;

/** Set by server/render.ts for every request, in the language of its host. */
export const contentContext = createContext<Content>();

const nobody: Note = () => {};

/** Names of what may change, as notes and changes have them. */
export const ofWords = (locale: LocaleCode, key: string) => `${locale} words:${key}`;
export const ofList = (locale: LocaleCode, name: string) => `${locale} list:${name}`;
export const ofArticle = (locale: LocaleCode, slug: string) => `${locale} article:${slug}`;
export const ofArticles = (locale: LocaleCode) => `${locale} articles`;

export function contentFrom(sources: Sources, locale: LocaleCode, note: Note = nobody): Content {
  return {
    locale,
    words(key) {
      note(ofWords(locale, key));
      return sources.words(locale, key);
    },
    list(name) {
      note(ofList(locale, name));
      return sources.list(locale, name);
    },
    articles: articleDoor(sources, locale, note),
    halfHour() {
      note(HALF_HOUR);
      return halfHourOf(Date.now());
    },
    in: (other) => contentFrom(sources, other, note),
  };
}

function articleDoor({ articles }: Sources, locale: LocaleCode, note: Note) {
  const one = (slug: string) => {
    note(ofArticle(locale, slug));
    return articles();
  };
  const many = () => {
    note(ofArticles(locale));
    return articles();
  };
  return {
    find: (slug: string) => one(slug).find(locale, slug),
    summary: (slug: string) => one(slug).summary(locale, slug),
    markdown: (slug: string) => one(slug).markdown(locale, slug),
    list: (filter: ArticleFilter, part: Part) => many().list(locale, filter, part),
    count: (filter?: ArticleFilter) => many().count(locale, filter),
    lastChange: () => many().lastChange(locale),
    entries: () => many().entries(locale),
  };
}
