import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Articles, INDEX_FILE } from "./articles.server.ts";

/** What parses articles; the built site reads an index, and has no use for it. */
const fillArticleIndex = import.meta.env.PROD
  ? undefined
  : (await import("./article-index.server.ts")).fillArticleIndex;

/** How often development looks whether somebody has edited an article, in milliseconds. */
const LOOK_MS = 500;

let built: Articles | undefined;
let sources: { articles: Articles; changed: number } | undefined;
let lookedAt = 0;

/** The site's articles: the build's index; from sources one in memory, made again after an edit. */
export function articles(): Articles {
  if (!import.meta.env.PROD) return articlesOfSources();
  built ??= new Articles(openBuilt());
  return built;
}

/** Beside the program, or above the folder that its chunks are in. */
function openBuilt(): DatabaseSync {
  const here = import.meta.dirname;
  const path = [here, dirname(here)].map((at) => join(at, INDEX_FILE)).find(existsSync);
  if (!path) throw new Error("The build has no index of articles: run npm run build");
  return new DatabaseSync(path, { readOnly: true });
}

function articlesOfSources(): Articles {
  if (sources && Date.now() - lookedAt < LOOK_MS) return sources.articles;
  lookedAt = Date.now();
  const folder = join(import.meta.dirname, "../../content/articles");
  const changed = lastWrite(folder);
  if (sources?.changed !== changed) {
    const db = new DatabaseSync(":memory:");
    fillArticleIndex?.(db, folder);
    sources = { articles: new Articles(db), changed };
  }
  return sources.articles;
}

/** When anything in a folder of folders was last written, added or taken away, in milliseconds. */
function lastWrite(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...[folder, ...paths.map((path) => join(folder, path))].map(writtenAt));
}

const writtenAt = (path: string): number => statSync(path).mtimeMs;
