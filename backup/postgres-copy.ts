import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../backend/db/database.ts";
import { migrate } from "../backend/db/migrate.ts";
import { isSharedMigration, MIGRATIONS_DIR } from "../backend/db/migrations.ts";
import { openDatabase } from "../backend/db/open.ts";
import { postgresDatabase, postgresPool } from "../backend/db/postgres.ts";
import { sqliteDatabase } from "../backend/db/sqlite.ts";
import { inTransaction } from "../backend/db/transaction.ts";
import { contentIn } from "../backend/files/files-in-database.ts";
import { keptSecret } from "../backend/secret.ts";
import { readSecret } from "../backend/storage/postgres-storage.ts";
import { PRIVATE_FILE_MODE } from "../packages/lib/storage/private-files.ts";
import { BackupError } from "./backup-error.ts";
import { copyAll, folderEnd, postgresEnd } from "./between-databases.ts";
import { fetchContents } from "./contents-elsewhere.ts";
import { copyTables, inOrder } from "./copy-tables.ts";
import { BACKEND_DATABASE, BACKEND_FILES, SECRET_FILE, UNFINISHED } from "./data-folder.ts";
import type { DatabasePlace } from "./database-place.ts";
import { newerSentence } from "./known-migrations.ts";
import { postgresStanding } from "./postgres-standing.ts";
import { tablesIn } from "./sqlite-copy.ts";

/** Longest that the moment may wait for this machine's disk between two questions, in milliseconds. */
const IDLE_MS = 10 * 60_000;

/**
 * Writes one moment of a PostgreSQL into a folder as a process with SQLite has it: `backend.db`,
 * `files/`, `secret`. Others go on writing meanwhile. Works on tables of an older version too, which
 * then are so in the copy. Contents in a store are fetched after that moment; a file whose record has
 * been deleted until then is not in the copy. Throws BackupError for a database of a newer version, or
 * an empty one, and StoreError while the store is away.
 */
export async function copyPostgres({ url, filesUrl }: DatabasePlace, into: string): Promise<void> {
  const standing = await postgresStanding(url);
  if (standing.isNew) throw new BackupError("There is nothing to back up in DATABASE_URL yet");
  if (standing.unknown.length > 0) throw new BackupError(newerSentence("The database", standing));
  const file = openDatabase(into);
  const pool = postgresPool(url);
  const all = postgresDatabase(pool);
  try {
    migrate(file, Date.now(), MIGRATIONS_DIR, (name) => isOf(name, standing.pending));
    const tables = inOrder(tablesIn(file));
    const folder = join(into, BACKEND_FILES);
    mkdirSync(folder, { recursive: true });
    const elsewhere: string[] = [];
    let inDatabase = 0;
    await atOneMoment(all, async (from) => {
      await inTransaction({ db: sqliteDatabase(file) }, ({ db }) => copyTables(from, db, tables));
      for (const { filename_disk: name } of await from
        .selectFrom("files")
        .select("filename_disk")
        .execute()) {
        const content = await contentIn(from, String(name));
        if (!content) {
          elsewhere.push(String(name));
          continue;
        }
        inDatabase++;
        await writeFile(join(folder, String(name)), content, { mode: PRIVATE_FILE_MODE });
      }
      const secret = await readSecret(from);
      if (secret !== undefined) keptSecret(into, () => Buffer.from(secret, "base64url"));
    });
    const forget = file.prepare("DELETE FROM files WHERE filename_disk = ?");
    const erased = await fetchContents(all, filesUrl, elsewhere, folder, inDatabase);
    for (const name of erased) forget.run(name);
    file.exec("PRAGMA journal_mode = DELETE");
  } finally {
    file.close();
    await all.destroy();
    if (!pool.ended) await pool.end();
  }
}

/** Steps that PostgreSQL never takes are behind it: its tables began as they were after those. */
const isOf = (name: string, pending: readonly string[]) =>
  !isSharedMigration(name) || !pending.includes(name);

/** Everything that `work` reads is as of one moment, on one connection. */
async function atOneMoment(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`.execute(one);
    await sql.raw(`SET LOCAL idle_in_transaction_session_timeout = ${IDLE_MS}`).execute(one);
    try {
      await work(one);
    } finally {
      // Nothing was written.
      await sql`ROLLBACK`.execute(one).catch(() => {});
    }
  });
}

/** Throws BackupError unless nobody has used the database yet; asks, and changes nothing. */
export async function refuseUnlessNew(url: string): Promise<void> {
  if ((await postgresStanding(url)).isNew) return;
  const pool = postgresPool(url);
  try {
    const { rows } = await pool.query(
      "SELECT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM leads) AS used",
    );
    if (!rows[0].used) return;
  } finally {
    await pool.end();
  }
  throw new BackupError(
    "There are accounts or leads in DATABASE_URL already: stop the site and restore into a new database. Nothing was changed",
  );
}

/**
 * Fills a new PostgreSQL from a folder that `copyPostgres` or a backup of SQLite has made, brings both
 * to this version before, and removes from the folder what is there now. All or nothing.
 */
export async function fillPostgres(
  { url, filesUrl }: DatabasePlace,
  folder: string,
): Promise<void> {
  if (!existsSync(join(folder, BACKEND_DATABASE))) {
    throw new BackupError("The backup holds no content backend to fill DATABASE_URL from");
  }
  const uploads = mkdtempSync(join(folder, UNFINISHED));
  const from = await folderEnd(folder);
  try {
    const to = await postgresEnd(url, uploads, filesUrl);
    try {
      const differing = (await copyAll(from, to)).filter(({ equal }) => !equal);
      if (differing.length > 0) {
        const names = differing.map(({ table }) => table).join(", ");
        throw new BackupError(`DATABASE_URL does not hold what it was given: ${names}`);
      }
    } finally {
      await to.storage.close();
    }
  } finally {
    await from.storage.close();
  }
  for (const name of [uploads, ...PUT.map((own) => join(folder, own))]) {
    rmSync(name, { recursive: true, force: true });
  }
}

const PUT = [
  ...["", "-wal", "-shm"].map((end) => BACKEND_DATABASE + end),
  BACKEND_FILES,
  SECRET_FILE,
];
