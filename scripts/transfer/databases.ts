import { createHash, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { anyTable, countOnFrom, type Database } from "../../backend/db/database.ts";
import type { Tables, Value } from "../../backend/db/tables.ts";
import { inTransaction } from "../../backend/db/transaction.ts";
import { postgresStorage } from "../../backend/storage/postgres-storage.ts";
import { sqliteStorage } from "../../backend/storage/sqlite-storage.ts";
import type { Storage } from "../../backend/storage/storage.ts";
import { makePrivateFolder } from "../../packages/lib/storage/private-files.ts";
import type { StoreAddress } from "../../packages/object-store/address.ts";

/** Every table, those first that others refer to; an account's picture comes after both. */
const TABLES = [
  ...["roles", "users", "files", "known_devices", "sessions", "refresh_tokens"],
  ...["one_time_tokens", "recovery_codes", "audit", "pages", "articles", "article_translations"],
  ...["entries", "redirects", "leads", "lead_notes", "outbox", "erasures", "saved_views"],
  ...["reply_templates", "settings"],
] as const satisfies readonly (keyof Tables)[];
type Table = (typeof TABLES)[number];

/** Columns that name a row, where there is no `id`. */
const KEYS: Partial<Record<Table, readonly string[]>> = {
  refresh_tokens: ["hash"],
  one_time_tokens: ["hash"],
  recovery_codes: ["user", "hash"],
};
/** Rows that are read, and written, at once: a statement holds no more than 32,766 values. */
const ROWS_AT_ONCE = 500;

type Row = Record<string, Value>;
/** A side of the copy; what is in a file is written to `folder` on its way. */
export type End = { storage: Storage; folder: string };
export type TableProof = { table: string; from: Sum; to: Sum; equal: boolean };
type Sum = { count: number; checksum: string };

/**
 * Copies everything from one database to another that is new: accounts with passwords, second factors
 * and sessions, content, leads, mails, the contents of files, and what tokens are signed with. All or
 * nothing. Answers counts and checksums of both, read again. Throws when the other has people already.
 */
export async function copyAll(from: End, to: End): Promise<TableProof[]> {
  await inTransaction({ db: to.storage.db }, async ({ db }) => {
    if (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) {
      throw new Error("There are accounts in the database that is to be filled: it has to be new");
    }
    for (const table of TABLES.toReversed()) await anyTable(db).deleteFrom(table).execute();
    for (const table of TABLES) await copyTable(from.storage.db, db, table);
    await setPictures(from.storage.db, db);
    await copyContents(from, to, db);
  });
  await copySecret(from.storage, to.storage);
  return prove(from.storage, to.storage);
}

/** A folder with SQLite, which nobody else may write to meanwhile. Throws as opening does. */
export async function folderEnd(dataDir: string): Promise<End> {
  const storage = sqliteStorage(dataDir, (message) => console.error(message));
  await storage.migrate(Date.now());
  const folder = join(dataDir, "files");
  makePrivateFolder(folder);
  return { storage, folder };
}

/** A PostgreSQL, with a folder that contents are written to on their way, and a store that they are in. */
export async function postgresEnd(
  url: string,
  dataDir: string,
  filesUrl?: StoreAddress,
): Promise<End> {
  const storage = await postgresStorage(url, dataDir, filesUrl);
  await storage.migrate(Date.now());
  const folder = join(dataDir, "uploads");
  makePrivateFolder(folder);
  return { storage, folder };
}

/** Access tokens and sign-ins under way hold on the other side too. */
async function copySecret(from: Storage, to: Storage): Promise<void> {
  const secret = await from.secret(randomBytes);
  const kept = await to.secret(() => Buffer.from(secret, "base64url"));
  if (kept !== secret) throw new Error("There is another signing secret already: it has to be new");
}

async function* rowsOf(db: Database, table: Table): AsyncGenerator<Row[]> {
  const keys = KEYS[table] ?? ["id"];
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    let query = anyTable(db).selectFrom(table).selectAll().limit(ROWS_AT_ONCE).offset(offset);
    for (const key of keys) query = query.orderBy(key);
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function copyTable(from: Database, to: Database, table: Table): Promise<void> {
  let last: Value = null;
  for await (const rows of rowsOf(from, table)) {
    const list = table === "users" ? rows.map((row) => ({ ...row, avatar: null })) : rows;
    await anyTable(to).insertInto(table).values(list).execute();
    last = rows.at(-1)?.id ?? null;
  }
  if (typeof last === "number") await countOnFrom(to, table, last);
}

async function setPictures(from: Database, to: Database): Promise<void> {
  const rows = await from
    .selectFrom("users")
    .select(["id", "avatar"])
    .where("avatar", "is not", null)
    .execute();
  for (const { id, avatar } of rows) {
    await to.updateTable("users").set({ avatar }).where("id", "=", id).execute();
  }
}

async function copyContents(from: End, to: End, db: Database): Promise<void> {
  const files = await from.storage.db
    .selectFrom("files")
    .select(["filename_disk", "type", "filesize", "checksum"])
    .execute();
  for (const { filename_disk: name, type, filesize, checksum } of files) {
    const stored = {
      ...{ diskName: String(name), type: String(type) },
      ...{ size: Number(filesize), checksum: String(checksum) },
    };
    const content = await from.storage.files.read(stored.diskName);
    await writeFile(join(to.folder, stored.diskName), content);
    await to.storage.files.bring(stored);
    await to.storage.files.keep(db, stored);
    await to.storage.files.settle(stored, true);
  }
}

async function prove(from: Storage, to: Storage): Promise<TableProof[]> {
  const proofs: TableProof[] = [];
  const compare = (table: string, there: Sum, here: Sum) => {
    const equal = there.count === here.count && there.checksum === here.checksum;
    proofs.push({ table, from: there, to: here, equal });
  };
  for (const table of TABLES)
    compare(table, await sumOf(from.db, table), await sumOf(to.db, table));
  compare("contents of files", await sumOfContents(from), await sumOfContents(to));
  return proofs;
}

async function sumOfContents({ db, files }: Storage): Promise<Sum> {
  const hash = createHash("sha256");
  const rows = await db.selectFrom("files").select("filename_disk").orderBy("id").execute();
  for (const { filename_disk: name } of rows) {
    for await (const part of await files.read(String(name))) hash.update(part);
  }
  return { count: rows.length, checksum: hash.digest("hex") };
}

async function sumOf(db: Database, table: Table): Promise<Sum> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of rowsOf(db, table)) {
    count += rows.length;
    for (const row of rows) hash.update(JSON.stringify(Object.entries(row).sort(byName)));
  }
  return { count, checksum: hash.digest("hex") };
}

const byName = ([left]: [string, Value], [right]: [string, Value]) => (left < right ? -1 : 1);
