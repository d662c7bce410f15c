import {
  entrySchema,
  readEntriesMark,
  readPublishedEntries,
  type StoredEntry,
} from "../../api/content.server.ts";
import { stampOf } from "../../api/marks.server.ts";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import { ofList } from "../content.server.ts";
import { indexList } from "../search/renew-documents.server.ts";
import { published } from "../shown.server.ts";
import { entryIn, type PublishedEntry } from "../sources/published.server.ts";
import type { PublishedSource } from "./published-source.ts";

const SPLIT = " ";
const keyOf = ({ list, key }: StoredEntry) => `${list}${SPLIT}${key}`;

/** Entries of lists; a key is `openings editor`. */
export const entriesSource: PublishedSource<PublishedEntry> = {
  name: "entry",
  collections: ["entries"],
  readMark: readEntriesMark,
  async readHeads(backend) {
    const rows = await readPublishedEntries(backend);
    return rows.map((row) => ({
      ...{ key: keyOf(row), version: stampOf(row), id: row.id },
      ...{ liveAt: Number.NEGATIVE_INFINITY, row },
    }));
  },
  fetch: async (_backend, heads) => heads.map((head) => ({ ...head, row: head.row })),
  make: (row) => entryIn(entrySchema.parse(row)),
  recall,
  show: (db, all) =>
    all.flatMap(({ key, made }) => {
      const changed = recall(key, () => made);
      const [list = "", entry = ""] = key.split(SPLIT);
      for (const locale of LOCALE_CODES) indexList(db, locale, list, entry);
      return changed;
    }),
};

function recall(key: string, own: () => PublishedEntry | undefined): string[] {
  const [list = "", entry = ""] = key.split(SPLIT);
  const made = own();
  if (made) published.setEntry(made);
  else published.takeEntry(list, entry);
  return LOCALE_CODES.map((locale) => ofList(locale, list));
}
