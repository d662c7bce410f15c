import { basename } from "node:path";

/**
 * What a class of a CSS Module is called in the page: file and class, which a reader of the page can find,
 * and which compresses: names stand in the document and in the script. scripts/boundaries/sheets.ts sees
 * to it that no two modules share a file name.
 */
export const moduleClass = (name: string, file: string): string =>
  `${basename(file.replace(/\?.*$/, ""), ".module.css")}_${name}`;
