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
  const isOfArticle = collection === "article_translations";
  if (!isOfArticle && collection !== "articles") return true;
  // What it was before is not known any more.
  const place = isOfArticle ? "article" : "status";
  if (action === "update" && items.some(({ columns }) => place in columns)) return true;
  const keys = items.map(({ key }) => key);
  const db = anyTable(core.db);
  const articles = isOfArticle
    ? db
        .selectFrom(collection)
        .innerJoin("articles", "articles.id", `${collection}.article`)
        .where(`${collection}.id`, "in", keys)
    : db.selectFrom(collection).where("articles.id", "in", keys);
  const seen = await articles
    .select("articles.id")
    .where("articles.status", "!=", DRAFT)
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}
