import { Articles } from "./articles.server.ts";
import { contentIndex, noteFault, siteIndex } from "./content-index.server.ts";

const shown = new Articles(contentIndex, noteFault);

/** The site's articles. */
export const articles = (): Articles => shown;

/** Those that came with it, without what staff have published since. */
export const articlesOfBuild = (): Articles => new Articles(siteIndex());
