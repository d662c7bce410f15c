import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamaged } from "../../packages/lib/storage/faults.ts";
import { ContentStore } from "./store/content-store.server.ts";

/**
 * Articles and search as tables (SQLite), so that neither start nor memory depends on how much has
 * been written. The build makes them beside the server (scripts/index-content.ts).
 */
export const INDEX_FILE = "content.sqlite";
/** How often development looks whether somebody has edited an article, in milliseconds. */
const LOOK_MS = 500;

/** What reads articles from files; the built site has no use for it. */
const fillArticleIndex = import.meta.env?.PROD
  ? undefined
  : (await import("./article-index.server.ts")).fillArticleIndex;

let built: DatabaseSync | undefined;
let store: ContentStore | undefined;
let sources: { db: DatabaseSync; changed: number } | undefined;
let lookedAt = 0;

/** What is to be shown; from sources (development, tests) in memory, made again after an edit. */
export function contentIndex(): DatabaseSync {
  return import.meta.env?.PROD ? (store?.index ?? builtIndex()) : indexOfSources();
}

/** What came with the site, whatever has been published since. */
export function siteIndex(): DatabaseSync {
  return import.meta.env?.PROD ? builtIndex() : indexOfSources();
}

/** The build's index, which nobody writes. */
export function builtIndex(): DatabaseSync {
  built ??= new DatabaseSync(builtFile(), { readOnly: true });
  return built;
}

/** What staff have published comes into this store, which visitors are shown from now on. */
export function openStore(dataDir: string): ContentStore {
  store = new ContentStore(builtFile(), dataDir);
  return store;
}

/** A read has met this: a damaged index is set aside, and the next read finds another. */
export function noteFault(error: unknown): void {
  if (isDamaged(error)) store?.replace(error);
}

/** Beside the program, or above the folder that its chunks are in. */
function builtFile(): string {
  const here = import.meta.dirname;
  const path = [here, dirname(here)].map((at) => join(at, INDEX_FILE)).find(existsSync);
  if (!path) throw new Error("The build has no index of its content: run npm run build");
  return path;
}

function indexOfSources(): DatabaseSync {
  if (sources && Date.now() - lookedAt < LOOK_MS) return sources.db;
  lookedAt = Date.now();
  const folder = join(import.meta.dirname, "../../content/articles");
  const changed = lastWrite(folder);
  if (sources?.changed !== changed) {
    const db = new DatabaseSync(":memory:");
    fillArticleIndex?.(db, folder);
    sources = { db, changed };
  }
  return sources.db;
}

/** When anything in a folder of folders was last written, added or taken away, in milliseconds. */
function lastWrite(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...[folder, ...paths.map((path) => join(folder, path))].map(writtenAt));
}

const writtenAt = (path: string): number => statSync(path).mtimeMs;
