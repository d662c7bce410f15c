import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { makePrivateFolder, syncFolder } from "../packages/lib/storage/private-files.ts";
import { BackupError } from "./backup-error.ts";
import { BACKEND_DATABASE, OWN_BACKUPS, UNFINISHED } from "./data-folder.ts";
import type { DatabasePlace } from "./database-place.ts";
import type { Manifest } from "./manifest.ts";
import { openBackup } from "./open-backup.ts";
import { fillPostgres, refuseUnlessNew } from "./postgres-copy.ts";
import { reading } from "./sqlite-copy.ts";

/** A folder may hold its own backups and still be empty. */
const isData = (name: string) => name !== OWN_BACKUPS && !name.startsWith(UNFINISHED);

/**
 * Puts a backup into empty folders, one for each process that was in it, in their order; all of it
 * was looked at before, so that nothing half-restored is ever there. What was under way then is made
 * safe: nobody is signed in any more, and mails that may have gone out since wait for a person. With
 * `database` the backend goes into that PostgreSQL, which has to be new, and intakes into the folders.
 */
export async function restore(
  archive: string,
  dataDirs: readonly string[],
  identities: readonly string[],
  database?: DatabasePlace,
): Promise<Manifest> {
  const [main = ""] = dataDirs;
  for (const folder of dataDirs) refuseUnlessEmpty(folder);
  if (database) await refuseUnlessNew(database.url);
  return openBackup(archive, main, identities, async (folder, manifest) => {
    if (manifest.folders !== dataDirs.length) {
      throw new BackupError(
        `The backup holds the folders of ${manifest.folders} processes: set BACKUP_FOLDERS to ${manifest.folders - 1} folders beside DATA_DIR`,
      );
    }
    const backend = join(folder, "0", BACKEND_DATABASE);
    if (existsSync(backend)) makeSafe(backend);
    // Before the database is filled: a folder that we may not write to is told while nothing is done.
    for (const dataDir of dataDirs) {
      makePrivateFolder(dataDir);
      accessSync(dataDir, constants.W_OK);
    }
    if (database) await fillPostgres(database, join(folder, "0"));
    for (const [index, dataDir] of dataDirs.entries()) {
      const from = join(folder, String(index));
      if (!existsSync(from)) continue;
      // Databases last: a process that starts in the middle of it finds no half of them.
      const names = readdirSync(from).sort((a, b) => Number(isDatabase(a)) - Number(isDatabase(b)));
      for (const name of names) move(join(from, name), join(dataDir, name));
      await syncFolder(dataDir);
    }
  });
}

const isDatabase = (name: string) => name.endsWith(".db");

function refuseUnlessEmpty(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder).filter(isData) : [];
  if (names.length === 0) return;
  throw new BackupError(
    `${folder} is not empty (${names.slice(0, 3).join(", ")}): stop the site and move what is there away first. Nothing was changed`,
  );
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** What a mail is that was not known to be sent: `unsure` goes out when a person says so. */
const NOTE = "Restored from a backup: it may have been sent since";

function makeSafe(database: string): void {
  reading(database, (db) => {
    db.exec("BEGIN IMMEDIATE");
    // A session that was ended since, because it was stolen perhaps, would be there again.
    db.exec("DELETE FROM refresh_tokens; DELETE FROM sessions; DELETE FROM one_time_tokens");
    db.prepare(
      `UPDATE outbox SET status = 'unsure', last_error = ?, next_attempt = NULL
       WHERE status IN ('waiting', 'sending')`,
    ).run(NOTE);
    db.exec("COMMIT");
  });
}
