import type { ArticleHead, ArticleStatus, ListedArticle } from "../../api/articles.server.ts";
import { longDay } from "../../content/day.ts";
import { liveAt } from "../../content/live-at.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { articlesOfBuild } from "../../content/site-articles.server.ts";
import { fill } from "../../i18n/fill.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import { timeOfDay } from "../times.server.ts";
import type { TallyTone } from "../ui/tally.tsx";
import { siteList, titleIn } from "./listed.server.ts";

const TONES: Readonly<Record<ArticleStatus | "scheduled", TallyTone>> = {
  draft: "open",
  published: "ok",
  scheduled: "busy",
  archived: "quiet",
};
/** Most rows of articles that came with the site. */
const MOST_OF_THE_SITE = 50;

/** When a published article is still to go live, as staff read it; undefined for any other. */
export function hourAhead(
  locale: LocaleCode,
  head: Pick<ArticleHead, "status" | "goes_live" | "published">,
  now = Date.now(),
): string | undefined {
  const moment = liveAt(head);
  if (head.status !== "published" || moment <= now) return undefined;
  return timeOfDay(locale, new Date(moment).toISOString(), now).full;
}

/** Whether an article is out, as a tally; `isUnshown` where it is published and the site can't show it. */
export function stateOf(
  locale: LocaleCode,
  head: Pick<ArticleHead, "status" | "goes_live" | "published">,
  isUnshown: boolean,
) {
  const { states, notShown } = contentIn(locale).words("adminArticles");
  const time = hourAhead(locale, head);
  if (isUnshown) {
    return { tone: "hot", label: time === undefined ? notShown.now : notShown.later } as const;
  }
  const state = time === undefined ? head.status : "scheduled";
  return { tone: TONES[state], label: fill(states[state], { time: time ?? "" }) };
}

/** The list's rows: titles in the reader's language, else in the other one. */
export function articleRows(
  locale: LocaleCode,
  stored: readonly ListedArticle[],
  unshown: ReadonlySet<number>,
) {
  const words = contentIn(locale).words("adminArticles");
  return stored.map((article) => {
    const { id, slug, date_created, date_updated, translations } = article;
    const changed = date_updated ?? date_created;
    const own = titleIn(locale, translations);
    return {
      id,
      slug,
      title: own?.title ?? words.noTitle,
      lang: own?.language,
      languages: languageNames(
        locale,
        translations.map((words) => words.locale),
      ),
      state: stateOf(locale, article, unshown.has(id)),
      changed: changed ? timeOfDay(locale, changed) : undefined,
    };
  });
}

export type ArticleRow = ReturnType<typeof articleRows>[number];

/** The site's articles that staff have not made their own, newest first. */
export function siteRows(locale: LocaleCode, stored: ReadonlySet<string>) {
  const articles = articlesOfBuild();
  return siteList(locale, MOST_OF_THE_SITE + stored.size)
    .filter(({ slug }) => !stored.has(slug))
    .slice(0, MOST_OF_THE_SITE)
    .map(({ slug, title, language, published }) => ({
      slug,
      title,
      lang: language,
      languages: languageNames(locale, articles.locales(slug)),
      published: longDay(locale, published),
      to: `/admin/articles/new?${new URLSearchParams({ from: slug })}`,
    }));
}

export type SiteRow = ReturnType<typeof siteRows>[number];

function languageNames(locale: LocaleCode, codes: readonly string[]): string {
  const { languages } = contentIn(locale).words("adminArticles");
  return LOCALE_CODES.filter((code) => codes.includes(code))
    .map((code) => languages[code])
    .join(", ");
}
