import { sourceHash } from "./page-policy.ts";

/** A style sheet that can stand in a document, and what the policy calls it. */
export type Sheet = { element: string; hash: string };

/** Tailwind's name and licence, which each linked file goes on saying. */
const BANNER = /^\/\*! tailwindcss [^*]*\*\/\n?/;

/**
 * The build's style sheets, by address, as elements for documents. Hashed here, once. One that would
 * end its element early is left out: pages go on linking it.
 */
export function sheetElements(styles: ReadonlyMap<string, string>): ReadonlyMap<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  for (const [href, source] of styles) {
    const css = source.replace(BANNER, "");
    if (css === "" || /<\/style/i.test(css)) continue;
    const element = `<style data-sheet="${href}">${css}</style>`;
    sheets.set(href, { element, hash: sourceHash(css) });
  }
  return sheets;
}
