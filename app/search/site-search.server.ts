import type { LocaleCode } from "../i18n/locales.ts";
import { searchDocuments } from "./documents.server.ts";
import { type Found, GROUPS, type Group, SearchIndex } from "./search-index.ts";

const indexes = new Map<LocaleCode, Promise<SearchIndex>>();

/** Looks up a query (`q`, and optionally one group as `in`) in a language's index. */
export async function searchSite(locale: LocaleCode, parameters: URLSearchParams): Promise<Found> {
  const index = await indexOf(locale);
  return index.search(parameters.get("q") ?? "", groupOf(parameters));
}

export function groupOf(parameters: URLSearchParams): Group | undefined {
  return GROUPS.find((group) => group === parameters.get("in"));
}

/** Built by the first search of a language. */
function indexOf(locale: LocaleCode): Promise<SearchIndex> {
  const known = indexes.get(locale);
  if (known) return known;
  const building = buildIndex(locale);
  indexes.set(locale, building);
  // A failed build is not kept: the next search tries again.
  building.catch(() => indexes.delete(locale));
  return building;
}

async function buildIndex(locale: LocaleCode): Promise<SearchIndex> {
  const index = new SearchIndex(locale);
  await index.add(await searchDocuments(locale));
  return index;
}
