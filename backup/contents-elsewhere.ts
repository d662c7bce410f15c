import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../backend/db/database.ts";
import type { StoreAddress } from "../packages/object-store/address.ts";
import { ObjectStore } from "../packages/object-store/object-store.ts";
import { isNotThere } from "../packages/object-store/store-error.ts";
import { BackupError } from "./backup-error.ts";

/** How many contents are under way from the store at once. */
const AT_ONCE = 8;

type Fate = "fetched" | "erased" | "lost";

/**
 * Brings contents from the store of FILES_URL into a folder, after the moment of the database that named
 * them: it is not held open meanwhile. Answers the names of those whose record has been deleted since.
 * Throws BackupError when not one of those that should be there is, StoreError while the store is away.
 * `inDatabase`: how many contents the database itself had. Where it has some and no store is named, the others
 * were lost before, or the store was forgotten: it says so, and a backup without them is better than none.
 */
export async function fetchContents(
  db: Database,
  filesUrl: StoreAddress | undefined,
  names: readonly string[],
  folder: string,
  inDatabase: number,
): Promise<string[]> {
  if (names.length === 0) return [];
  if (!filesUrl && inDatabase > 0) {
    console.warn(
      `The contents of ${names.length} files are not in the database: the backup goes without them. If the site has FILES_URL, set it here as well`,
    );
    return [];
  }
  if (!filesUrl) {
    throw new BackupError(
      `The contents of ${names.length} files are not in the database: set FILES_URL as the site has it`,
    );
  }
  const store = new ObjectStore(filesUrl);
  const fates = new Map<string, Fate>();
  for (let from = 0; from < names.length; from += AT_ONCE) {
    await Promise.all(
      names.slice(from, from + AT_ONCE).map(async (name) => {
        fates.set(name, await fetchOne(db, store, name, folder));
      }),
    );
  }
  const having = (fate: Fate) => names.filter((name) => fates.get(name) === fate);
  // Single ones are lost as documents of a folder are: no reason to have no backup (npm run doctor tells).
  const lost = having("lost");
  if (lost.length > 0 && having("fetched").length === 0) {
    throw new BackupError(
      `Not one of ${lost.length} files is in the store of FILES_URL: is it the site's? npm run doctor says more`,
    );
  }
  return having("erased");
}

/** A record goes before its content does, so what is not there is either of no record, or lost. */
async function fetchOne(
  db: Database,
  store: ObjectStore,
  name: string,
  folder: string,
): Promise<Fate> {
  const path = join(folder, name);
  try {
    await store.get(name, path);
    return "fetched";
  } catch (error) {
    await rm(path, { force: true });
    if (!isNotThere(error)) throw error;
  }
  const { rows } = await sql`SELECT 1 FROM files WHERE filename_disk = ${name}`.execute(db);
  return rows.length > 0 ? "lost" : "erased";
}
