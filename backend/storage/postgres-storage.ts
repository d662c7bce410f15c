import { join } from "node:path";
import { sql } from "kysely";
import type { StoreAddress } from "../../packages/object-store/address.ts";
import type { Database } from "../db/database.ts";
import { migratePostgres } from "../db/migrate-postgres.ts";
import { postgresDatabase, postgresPool } from "../db/postgres.ts";
import { hearOfChanges, tellOfChange } from "../db/postgres-changes.ts";
import { isPostgresAway, isPostgresClosed } from "../db/postgres-faults.ts";
import { filesInDatabase } from "../files/files-in-database.ts";
import type { FilesInStore } from "../files/files-in-store.ts";
import { newSecret } from "../secret.ts";
import { postgresState } from "./postgres-state.ts";
import { type Storage, StorageRefused } from "./storage.ts";

/** The name of what all processes sign with. */
const SIGNING = "signing";

/**
 * A PostgreSQL database that any number of processes share. Of the folder only uploads under way are
 * there, each process's own. With `filesUrl` the contents of files are in that store.
 */
export async function postgresStorage(
  url: string,
  dataDir: string,
  filesUrl?: StoreAddress,
): Promise<Storage> {
  const pool = postgresPool(url);
  const db = postgresDatabase(pool);
  const uploads = join(dataDir, "uploads");
  const elsewhere = filesUrl && (await storeFor(filesUrl, uploads, db));
  let isAway = false;
  let changes: ReturnType<typeof hearOfChanges> | undefined;
  let known: ReturnType<typeof postgresState> | undefined;
  // A connection that nobody uses has broken; the next one that is asked for is made anew.
  pool.on("error", () => {
    isAway = true;
  });
  pool.on("acquire", () => {
    isAway = false;
  });
  return {
    db,
    guard: {
      // PostgreSQL has writers wait for each other, and lets readers go on.
      async admit() {},
      note(cause) {
        if (isPostgresAway(cause)) isAway = true;
        return false;
      },
      isDamaged: () => false,
    },
    files: elsewhere ?? filesInDatabase(uploads, db),
    async migrate(now) {
      await migratePostgres(url, now).catch((cause: unknown) => {
        throw isPostgresClosed(cause) ? new StorageRefused(cause.message, { cause }) : cause;
      });
    },
    tell: tellOfChange,
    async hear(listener) {
      changes = hearOfChanges(url, listener);
      await changes.open();
    },
    secret: (randomBytes) => sharedSecret(db, randomBytes),
    shared(secret, now) {
      known = postgresState(url, secret, now);
      return known.state;
    },
    concerns: () => [
      ...(isAway ? ["backend: PostgreSQL can't be reached"] : []),
      ...(elsewhere?.isAway() ? ["backend: the store of FILES_URL does not do its work"] : []),
    ],
    async close() {
      elsewhere?.close();
      await changes?.close();
      await known?.close();
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** Loaded when it is needed, as all of this is. */
async function storeFor(
  address: StoreAddress,
  folder: string,
  db: Database,
): Promise<FilesInStore> {
  const { filesInStore } = await import("../files/files-in-store.ts");
  return filesInStore(folder, db, address, Date.now);
}

/** Whichever process is first makes it, and the others read it. */
async function sharedSecret(
  db: Database,
  randomBytes: (size: number) => Uint8Array,
): Promise<string> {
  await sql`INSERT INTO secrets (name, value) VALUES (${SIGNING}, ${newSecret(randomBytes)})
    ON CONFLICT (name) DO NOTHING`.execute(db);
  const secret = await readSecret(db);
  if (secret === undefined) throw new Error("PostgreSQL has lost the secret that it was given");
  return secret;
}

/** The secret, where one was made. */
export async function readSecret(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    SELECT value FROM secrets WHERE name = ${SIGNING}`.execute(db);
  return rows[0]?.value;
}
