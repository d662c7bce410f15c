import type { DatabaseSync } from "node:sqlite";
import { Articles } from "./articles.server.ts";
import { contentIndex, noteFault, siteIndex } from "./content-index.server.ts";

let opened: { db: DatabaseSync; articles: Articles } | undefined;

/** The site's articles. */
export function articles(): Articles {
  const db = contentIndex();
  if (opened?.db !== db) opened = { db, articles: new Articles(db, noteFault) };
  return opened.articles;
}

/** Those that came with it, without what staff have published since. */
export const articlesOfBuild = (): Articles => new Articles(siteIndex());
