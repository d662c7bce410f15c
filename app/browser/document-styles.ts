import { pageSheets } from "./styles-ahead.ts";

/**
 * Styles that came in the document (server/document/finish-document.ts) leave with their page: each copy stays
 * as long as some link names its sheet. They are never exchanged for the linked sheets on the page
 * they came with, which would lay it out a second time.
 */
export function dropOtherPagesStyles(): void {
  const linked = new Set(pageSheets().map((link) => link.getAttribute("href")));
  for (const copy of document.querySelectorAll<HTMLStyleElement>("style[data-sheet]")) {
    if (!linked.has(copy.dataset.sheet ?? "")) copy.remove();
  }
}
