import {
  pageSchema,
  readPagesMark,
  readPublishedPages,
  type StoredPage,
} from "../../api/content.server.ts";
import { stampOf } from "../../api/marks.server.ts";
import { isLocaleCode, LOCALE_CODES } from "../../i18n/locales.ts";
import { PAGES } from "../../pages.ts";
import { ofWords } from "../content.server.ts";
import { indexPage } from "../search/renew-documents.server.ts";
import { published } from "../shown.server.ts";
import { type PublishedWords, wordsIn } from "../sources/published.server.ts";
import type { PublishedSource } from "./published-source.ts";

const SPLIT = " ";
const keyOf = ({ locale, key }: StoredPage) => `${locale}${SPLIT}${key}`;

/** Words of pages; a key is `en team`. */
export const wordsSource: PublishedSource<PublishedWords> = {
  name: "page",
  collections: ["pages"],
  readMark: readPagesMark,
  async readHeads(backend) {
    const rows = await readPublishedPages(backend);
    return rows.map((row) => ({
      ...{ key: keyOf(row), version: stampOf(row), id: row.id },
      ...{ liveAt: Number.NEGATIVE_INFINITY, row },
    }));
  },
  fetch: async (_backend, heads) => heads.map((head) => ({ ...head, row: head.row })),
  make: (row) => wordsIn(pageSchema.parse(row)),
  recall,
  show: (db, all) =>
    all.flatMap(({ key, made }) => {
      const changed = recall(key, () => made);
      const { name } = partsOf(key);
      const page = PAGES.find(({ words }) => words === name);
      // A page is found by its names in the other language, too.
      if (page?.isListed) for (const code of LOCALE_CODES) indexPage(db, code, page.path);
      return changed;
    }),
};

function recall(key: string, own: () => PublishedWords | undefined): string[] {
  const { locale, name } = partsOf(key);
  if (!locale) return [];
  const made = own();
  if (made) published.setWords(made);
  else published.takeWords(locale, name);
  return [ofWords(locale, name)];
}

function partsOf(key: string) {
  const [locale = "", name = ""] = key.split(SPLIT);
  return { locale: isLocaleCode(locale) ? locale : undefined, name };
}
