import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { copyStore, type Store, takeFile } from "./copy-store.ts";
import {
  BACKEND_DATABASE,
  BACKEND_FILES,
  INTAKE_DATABASE,
  INTAKE_FILES,
  SECRET_FILE,
} from "./data-folder.ts";
import type { DatabasePlace } from "./database-place.ts";
import { hasTable, numberOf, reading } from "./sqlite-copy.ts";

/** What visitors have sent and the backend does not have yet, the tray included. */
const intake: Store = {
  database: INTAKE_DATABASE,
  documents: INTAKE_FILES,
  named: (db) =>
    db
      .prepare(
        `SELECT files.key FROM files JOIN submissions ON submissions.file = files.key
         WHERE submissions.delivered IS NULL`,
      )
      .all()
      .map(({ key }) => String(key)),
};

const backend: Store = {
  database: BACKEND_DATABASE,
  documents: BACKEND_FILES,
  named: (db) =>
    db
      .prepare("SELECT filename_disk FROM files")
      .all()
      .map(({ filename_disk }) => String(filename_disk)),
};

/** A damaged intake that was set aside, and its log: it may hold what somebody has sent. */
const SET_ASIDE = `${INTAKE_DATABASE}.damaged-`;

/**
 * What has to be kept of every process's folder, copied into `into`, a folder for each in their
 * order: `0` is the folder with the backend, others are those of further processes, whose intakes
 * alone count. With `database` the backend is there, and comes into `0` in the form that it has in a folder.
 */
export async function takeCopies(
  dataDirs: readonly string[],
  into: string,
  database?: DatabasePlace,
): Promise<void> {
  // A lead goes from an intake to the backend: copied in that order it can't slip through between.
  for (const [index, dataDir] of dataDirs.entries()) {
    const folder = join(into, String(index));
    mkdirSync(folder, { recursive: true });
    await copyStore(intake, dataDir, folder);
    takeSetAside(dataDir, folder);
  }
  const [main] = dataDirs;
  if (main === undefined) return;
  if (database) {
    const { copyPostgres } = await import("./postgres-copy.ts");
    return copyPostgres(database, join(into, "0"));
  }
  await copyStore(backend, main, join(into, "0"));
  if (existsSync(join(main, SECRET_FILE)))
    takeFile(join(main, SECRET_FILE), join(into, "0", SECRET_FILE));
}

/** Whether anything that visitors sent is in a process's intake alone. */
export function holdsSubmissions(dataDir: string): boolean {
  const path = join(dataDir, INTAKE_DATABASE);
  if (!existsSync(path)) return false;
  const waiting = "SELECT count(*) FROM submissions WHERE delivered IS NULL";
  return reading(path, (db) => hasTable(db, "submissions") && numberOf(db, waiting) > 0);
}

function takeSetAside(dataDir: string, into: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  for (const name of names.filter((entry) => entry.startsWith(SET_ASIDE))) {
    takeFile(join(dataDir, name), join(into, name));
  }
}
