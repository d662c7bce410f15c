import { join } from "node:path";
import { sql } from "kysely";
import type { StoreAddress } from "../../packages/object-store/address.ts";
import { ObjectStore } from "../../packages/object-store/object-store.ts";
import { FOR_ANSWERS } from "../../packages/object-store/patience.ts";
import { isNotThere, StoreError } from "../../packages/object-store/store-error.ts";
import type { Database } from "../db/database.ts";
import { type FileStore, NoContent } from "./file-store.ts";
import { contentIn, filesInDatabase } from "./files-in-database.ts";
import { removeFile } from "./store.ts";

/** How often contents that nobody names are looked for, in milliseconds. */
const ERASE_INTERVAL_MS = 60_000;
/** An upload that was not recorded after so long never will be, in milliseconds. */
const ABANDONED_MS = 60 * 60 * 1000;
const ERASED_AT_ONCE = 100;

/** `isAway`: the last call to the store came to nothing. */
export type FilesInStore = FileStore & { isAway(): boolean; close(): void };

/**
 * Contents in an S3-compatible store, under the names that records give them; `unnamed_contents` has every
 * name before its content is there and until it is gone, so that nothing stays behind that nobody knows of.
 * What the database held before is read from there. Throws StoreError while the store is away.
 */
export function filesInStore(
  folder: string,
  db: Database,
  address: StoreAddress,
  now: () => number,
): FilesInStore {
  const store = new ObjectStore(address, FOR_ANSWERS);
  const inDatabase = filesInDatabase(folder, db);
  let isAway = false;
  let isClosed = false;
  let isErasing = false;
  const timer = setInterval(eraseSoon, ERASE_INTERVAL_MS).unref();

  async function asked<T>(call: Promise<T>): Promise<T> {
    try {
      const answer = await call;
      isAway = false;
      return answer;
    } catch (error) {
      if (error instanceof StoreError && !isNotThere(error)) isAway = true;
      throw error;
    }
  }

  /** Nobody waits for it, transactions least of all: what fails, or came too late, is for the next round. */
  function eraseSoon(): void {
    if (isErasing) return;
    isErasing = true;
    void eraseAll()
      .catch(() => {})
      .finally(() => {
        isErasing = false;
      });
  }

  async function eraseAll(): Promise<void> {
    // Nobody records them from here on: `keep` would find that they are given up.
    await sql`UPDATE unnamed_contents SET since = 0
      WHERE since > 0 AND since < ${now() - ABANDONED_MS}`.execute(db);
    for (let erased = ERASED_AT_ONCE; erased === ERASED_AT_ONCE && !isClosed; ) {
      const { rows } = await sql<{ name: string }>`
        SELECT name FROM unnamed_contents WHERE since = 0 LIMIT ${ERASED_AT_ONCE}`.execute(db);
      for (const { name } of rows) {
        await asked(store.delete(name));
        await sql`DELETE FROM unnamed_contents WHERE name = ${name} AND since = 0`.execute(db);
      }
      erased = rows.length;
    }
  }

  return {
    async prepare() {
      await inDatabase.prepare();
      eraseSoon();
    },
    receive: inDatabase.receive,
    async bring({ diskName, checksum }) {
      await sql`INSERT INTO unnamed_contents VALUES (${diskName}, ${now()})`.execute(db);
      await asked(store.put(diskName, join(folder, diskName), checksum));
    },
    async keep(db, { diskName }) {
      const { numAffectedRows } = await sql`
        DELETE FROM unnamed_contents WHERE name = ${diskName} AND since > 0`.execute(db);
      if (numAffectedRows !== 1n)
        throw new StoreError(`${diskName} was given up before it was kept`);
    },
    async settle({ diskName }, isKept) {
      await removeFile(folder, diskName);
      if (isKept) return;
      // Waits for a transaction whose end nobody has heard of: what it keeps is not given up.
      await sql`UPDATE unnamed_contents SET since = 0 WHERE name = ${diskName}`
        .execute(db)
        .then(eraseSoon, () => {});
    },
    async read(diskName) {
      const inParts = await contentIn(db, diskName);
      if (inParts) return inParts;
      return asked(store.open(diskName)).catch((error: unknown) => {
        throw isNotThere(error) ? new NoContent(diskName, { cause: error }) : error;
      });
    },
    async remove(diskNames) {
      if (diskNames.length > 0) eraseSoon();
    },
    isAway: () => isAway,
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
