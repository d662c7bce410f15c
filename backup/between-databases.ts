import { createHash, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../backend/db/database.ts";
import { inTransaction } from "../backend/db/transaction.ts";
import { NoContent } from "../backend/files/file-store.ts";
import { postgresStorage } from "../backend/storage/postgres-storage.ts";
import { sqliteStorage } from "../backend/storage/sqlite-storage.ts";
import type { Storage } from "../backend/storage/storage.ts";
import { makePrivateFolder } from "../packages/lib/storage/private-files.ts";
import type { StoreAddress } from "../packages/object-store/address.ts";
import { copyTables, type Sum, sumOfTable, TABLES } from "./copy-tables.ts";

/** A side of the copy; what is in a file is written to `folder` on its way. */
export type End = { storage: Storage; folder: string };
export type TableProof = { table: string; from: Sum; to: Sum; equal: boolean };

/**
 * Copies everything from one database to another that is new: accounts with passwords, second factors
 * and sessions, content, leads, mails, the contents of files, and what tokens are signed with. All or
 * nothing. Answers counts and checksums of both, read again. Throws when the other has people already.
 */
export async function copyAll(from: End, to: End): Promise<TableProof[]> {
  await copySecret(from.storage, to.storage);
  await inTransaction({ db: to.storage.db }, async ({ db }) => {
    if (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) {
      throw new Error("There are accounts in the database that is to be filled: it has to be new");
    }
    await copyTables(from.storage.db, db);
    await copyContents(from, to, db);
  });
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
    const content = await contentOf(from.storage, stored.diskName);
    if (!content) continue;
    await writeFile(join(to.folder, stored.diskName), content);
    await to.storage.files.bring(stored);
    await to.storage.files.keep(db, stored);
    await to.storage.files.settle(stored, true);
  }
}

/** What was lost from one side before, as after a fault of the disk, keeps nothing else from the other. */
const contentOf = ({ files }: Pick<Storage, "files">, diskName: string) =>
  files.read(diskName).catch((error: unknown) => {
    if (error instanceof NoContent) return undefined;
    throw error;
  });

async function prove(from: Storage, to: Storage): Promise<TableProof[]> {
  const proofs: TableProof[] = [];
  const compare = (table: string, there: Sum, here: Sum) => {
    const equal = there.count === here.count && there.checksum === here.checksum;
    proofs.push({ table, from: there, to: here, equal });
  };
  for (const table of TABLES)
    compare(table, await sumOfTable(from.db, table), await sumOfTable(to.db, table));
  compare("contents of files", await sumOfContents(from), await sumOfContents(to));
  return proofs;
}

async function sumOfContents({ db, files }: Storage): Promise<Sum> {
  const hash = createHash("sha256");
  const rows = await db.selectFrom("files").select("filename_disk").orderBy("id").execute();
  let count = 0;
  for (const { filename_disk: name } of rows) {
    const content = await contentOf({ files }, String(name));
    if (!content) continue;
    count++;
    for await (const part of content) hash.update(part);
  }
  return { count, checksum: hash.digest("hex") };
}
