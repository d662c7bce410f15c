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
 * alone count.
 *
 * Another kind of storage has its place here: a backend on a database server is dumped instead of
 * the second line, and an intake that lies there instead of the first.
 */
export async function takeCopies(dataDirs: readonly string[], into: string): Promise<void> {
  // A lead goes from an intake to the backend: copied in that order it can't slip through between.
  for (const [index, dataDir] of dataDirs.entries()) {
    const folder = join(into, String(index));
    mkdirSync(folder, { recursive: true });
    await copyStore(intake, dataDir, folder);
    takeSetAside(dataDir, folder);
  }
  const [main] = dataDirs;
  if (main === undefined) return;
  await copyStore(backend, main, join(into, "0"));
  if (existsSync(join(main, SECRET_FILE)))
    takeFile(join(main, SECRET_FILE), join(into, "0", SECRET_FILE));
}

function takeSetAside(dataDir: string, into: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  for (const name of names.filter((entry) => entry.startsWith(SET_ASIDE))) {
    takeFile(join(dataDir, name), join(into, name));
  }
}
