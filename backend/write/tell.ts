import type { Core } from "../core.ts";
import { anyTable } from "../db/database.ts";
import type { CollectionName } from "../schema.ts";
import type { Written } from "./written.ts";

/** What the site keeps a copy of in each process. */
const SHOWN: ReadonlySet<CollectionName> = new Set([
  "articles",
  "article_translations",
  "pages",
  "entries",
  "redirects",
]);

const DRAFT = "draft";

/** Tells every process that something was deleted, inside the transaction that has done it. */
export async function tellOfRemoval(core: Core, collection: CollectionName): Promise<void> {
  if (SHOWN.has(collection)) await core.tell(core.db, collection);
}

/** Tells every process of what was written, unless nobody is shown it before or since: work on a draft. */
export async function tellOfWriting(
  core: Core,
  collection: CollectionName,
  written: Written,
): Promise<void> {
  if (SHOWN.has(collection) && (await mayBeSeen(core, collection, written))) {
    await core.tell(core.db, collection);
  }
}

async function mayBeSeen(core: Core, collection: CollectionName, { action, items }: Written) {
  // It is on or off, and never a draft.
  if (collection === "redirects") return true;
  const isOfArticle = collection === "article_translations";
  // What it was before is not known any more.
  const place = isOfArticle ? "article" : "status";
  if (action === "update" && items.some(({ columns }) => place in columns)) return true;
  const keys = items.map(({ key }) => key);
  const table = isOfArticle ? "articles" : collection;
  const db = anyTable(core.db);
  const written = isOfArticle
    ? db
        .selectFrom(table)
        .innerJoin(collection, `${collection}.article`, `${table}.id`)
        .where(`${collection}.id`, "in", keys)
    : db.selectFrom(table).where(`${table}.id`, "in", keys);
  const seen = await written
    .select(`${table}.id`)
    .where(`${table}.status`, "!=", DRAFT)
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}
