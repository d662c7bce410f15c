import { withoutRouterNames } from "../../packages/router-inside/data-address.ts";
import { fill } from "../i18n/fill.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import { contentIn } from "./shown.server.ts";

/** Rows of one part of a list. */
export const ROWS_PER_PAGE = 25;
/** Furthest part that can be asked for: an address typed by hand must not scan a table. */
const LAST_PAGE = 2000;

/** The part of a list that an address asks for: `?page=`, from 1. Nonsense is the first. */
export function askedPage(url: URL): number {
  const page = Number(url.searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** The part of a list of `total` rows that is shown: beyond its last one, the last one. */
export const shownPage = (url: URL, total: number, rowsPerPage: number): number =>
  Math.min(askedPage(url), Math.max(1, Math.ceil(total / rowsPerPage)));

/** `range` names {{from}}, {{to}} and {{total}}. */
export type PageWords = { label: string; range: string; previous: string; next: string };

/** What says which part of a list of `total` rows is shown and leads to the others; staff's words. */
export function pageOfList(
  locale: LocaleCode,
  url: URL,
  total: number,
  rowsPerPage = ROWS_PER_PAGE,
  pages: PageWords = contentIn(locale).words("adminParts").pages,
) {
  const page = shownPage(url, total, rowsPerPage);
  const number = new Intl.NumberFormat(locale === "el" ? "el-GR" : "en-US");
  const from = Math.min((page - 1) * rowsPerPage + 1, total);
  const to = Math.min(page * rowsPerPage, total);
  const range = fill(pages.range, {
    from: number.format(from),
    to: number.format(to),
    total: number.format(total),
  });
  return {
    total,
    words: { ...pages, range },
    previous: page > 1 ? addressOfPage(url, page - 1) : undefined,
    next: to < total ? addressOfPage(url, page + 1) : undefined,
  };
}

export type PageOfList = ReturnType<typeof pageOfList>;

/** The same list with its filters at another part; what was done before is not said again. */
function addressOfPage(url: URL, page: number): string {
  const query = withoutRouterNames(url.searchParams);
  query.delete("done");
  if (page === 1) query.delete("page");
  else query.set("page", String(page));
  return `?${query}`;
}
