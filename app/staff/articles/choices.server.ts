import { PEOPLE } from "../../../content/facts/people.ts";
import { readArticles } from "../../api/articles.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import { CATEGORIES } from "../../content/categories.ts";
import { contentIn } from "../../content/shown.server.ts";
import {
  AUDIENCES,
  DESCRIPTION_LENGTH,
  MAX_META_TITLE_LENGTH,
  MAX_TITLE_LENGTH,
} from "../../content/written-article.server.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { WordField } from "./fields.ts";
import { siteList, titleIn } from "./listed.server.ts";

/** Most articles of each kind offered to lead on to: three selects have to stay a page one can load. */
const MOST_OFFERED = 300;

/** What can be chosen in the form, and what is said of its texts; `self` leads on to others. */
export async function formChoices(locale: LocaleCode, backend: Backend, self?: string) {
  const { form } = contentIn(locale).words("adminArticles");
  const { categories } = contentIn(locale).words("blog");
  const { articles } = await readArticles(backend, { page: 1, limit: MOST_OFFERED });
  const titles = new Map(siteList(locale, MOST_OFFERED).map(({ slug, title }) => [slug, title]));
  for (const { slug, translations } of articles) {
    titles.set(slug, titleIn(locale, translations)?.title ?? slug);
  }
  if (self) titles.delete(self);
  const { words } = form;
  const hints: Readonly<Record<WordField, string>> = {
    title: fill(words.titleHint, { max: MAX_TITLE_LENGTH }),
    metaTitle: fill(words.metaTitleHint, { max: MAX_META_TITLE_LENGTH }),
    description: fill(words.descriptionHint, DESCRIPTION_LENGTH),
    lead: words.leadHint,
    body: words.bodyHint,
  };
  return {
    categories: CATEGORIES.map((value) => ({ value, label: categories[value] })),
    audiences: AUDIENCES.map((value) => ({ value, label: form.audiences[value] })),
    authors: PEOPLE.map(({ id, name }) => ({ value: id, label: name[locale] })),
    related: [...titles]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
    hints,
  };
}

export type FormChoices = Awaited<ReturnType<typeof formChoices>>;
