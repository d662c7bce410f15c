import { OPENINGS, type OpeningId } from "../../content/facts/openings.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import { pageWords, siteWords } from "./page-words.server.ts";

/** One open position in one language. */
export type Opening = {
  id: OpeningId;
  title: string;
  line: string;
  city: string;
  kind: string;
  does: readonly string[];
  brings: readonly string[];
};

/** All open positions, in the order of content/facts/openings.ts. */
export function openingsIn(locale: LocaleCode): Opening[] {
  const { offices } = siteWords(locale, "shell");
  const { openings, kinds } = pageWords(locale, "careers");
  return OPENINGS.map(({ id, office, kind }) => ({
    id,
    ...openings[id],
    city: offices[office].city,
    kind: kinds[kind],
  }));
}
