import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FinishedBackup } from "../packages/lib/backups/state.ts";
import {
  makePrivateFolder,
  PRIVATE_FILE_MODE,
  syncFolder,
} from "../packages/lib/storage/private-files.ts";
import type { StoreAddress } from "../packages/object-store/address.ts";
import { pack } from "./archive.ts";
import { sendAway } from "./away.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupRecord, openRecord } from "./backup-record.ts";
import { BACKEND_DATABASE, INTAKE_DATABASE, OWN_BACKUPS, UNFINISHED } from "./data-folder.ts";
import { databasePlace } from "./database-place.ts";
import { archiveName, keepNewest, writeSum } from "./kept-backups.ts";
import { describe, MANIFEST } from "./manifest.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { holdsSubmissions, takeCopies } from "./take-copy.ts";

export type BackupPlan = {
  dataDir: string;
  /** PostgreSQL with the content backend, in the place of `backend.db`. */
  databaseUrl?: string | undefined;
  /** The store of that PostgreSQL for contents of files. */
  filesUrl?: StoreAddress | undefined;
  /** Folders of other processes on this machine, whose intakes go along. */
  otherFolders: readonly string[];
  /** Undefined: `backups` in `dataDir`. */
  to: string | undefined;
  /** A store that each archive is copied to as well; the folder then keeps the newest alone. */
  store?: StoreAddress | undefined;
  /** For whom it is encrypted; empty: it is not. */
  recipients: readonly string[];
  /** How many are kept. */
  keep: number;
};

export const backupFolder = ({ dataDir, to }: Pick<BackupPlan, "dataDir" | "to">) =>
  to ?? join(dataDir, OWN_BACKUPS);

/**
 * Makes a backup of a site, running or not: everything that was acknowledged before it began is in
 * it. Whatever goes wrong leaves older backups as they were, and a note for the staff area.
 * `unlessSince`: nothing is done when there is one as new as that. Answers undefined then, and while
 * another process is making one.
 */
export async function makeBackup(
  plan: BackupPlan,
  unlessSince?: Date,
): Promise<FinishedBackup | undefined> {
  const { dataDir, databaseUrl } = plan;
  const hasData = [BACKEND_DATABASE, INTAKE_DATABASE].some((name) =>
    existsSync(join(dataDir, name)),
  );
  if (!hasData && !databaseUrl) {
    throw new BackupError(`There is nothing to back up in ${dataDir}: is DATA_DIR right?`);
  }
  makePrivateFolder(dataDir);
  const record = await openRecord(plan);
  try {
    return await oneAtATime(dataDir, () => inTurn(plan, record, unlessSince));
  } finally {
    await record.close();
  }
}

/** On PostgreSQL one process at a time makes one, on whichever machine. */
async function inTurn(plan: BackupPlan, record: BackupRecord, unlessSince: Date | undefined) {
  const make = () => makeUnlessThere(plan, record, unlessSince);
  if (!plan.databaseUrl) return make();
  const { inPostgresTurn } = await import("./postgres-turn.ts");
  let isReached = false;
  try {
    return await inPostgresTurn(plan.databaseUrl, unlessSince !== undefined, () => {
      isReached = true;
      return make();
    });
  } catch (error) {
    // What went wrong later has been noted.
    if (!isReached) await record.note({ ...(await record.read()), failure: failureOf(error) });
    throw error;
  }
}

async function makeUnlessThere(
  plan: BackupPlan,
  record: BackupRecord,
  unlessSince: Date | undefined,
): Promise<FinishedBackup | undefined> {
  const { last } = await record.read();
  const isThere = unlessSince && last && new Date(last.began) >= unlessSince;
  try {
    // Another process has backed the database up, but what waits here it has not seen.
    if (isThere && !(plan.databaseUrl && holdsSubmissions(plan.dataDir))) return undefined;
    const made = await makeArchive(plan);
    await record.note({ last: made });
    return made;
  } catch (error) {
    await record.note({ ...(last && { last }), failure: failureOf(error) });
    throw error;
  }
}

const failureOf = (error: unknown) => ({
  at: new Date().toISOString(),
  message: error instanceof Error ? error.message : String(error),
});

async function makeArchive(plan: BackupPlan): Promise<FinishedBackup> {
  const began = new Date();
  const to = backupFolder(plan);
  makePrivateFolder(to);
  const isEncrypted = plan.recipients.length > 0;
  const name = archiveName(began, isEncrypted);
  const unfinished = join(to, `${UNFINISHED}${name}`);
  sweep(plan.dataDir);
  sweep(to);
  // Beside the data: documents are linked, and what is in the clear stays on its own disk.
  const copies = mkdtempSync(join(plan.dataDir, UNFINISHED));
  try {
    await takeCopies([plan.dataDir, ...plan.otherFolders], copies, databasePlace(plan));
    const manifest = await describe(copies, began);
    writeFileSync(join(copies, MANIFEST), JSON.stringify(manifest, null, 1), {
      mode: PRIVATE_FILE_MODE,
    });
    const { bytes, sha256 } = await pack(copies, unfinished, plan.recipients);
    writeSum(join(to, name), sha256);
    renameSync(unfinished, join(to, name));
    await syncFolder(to);
    keepNewest(to, plan.store ? 1 : plan.keep);
    if (plan.store) {
      await sendAway(plan.store, join(to, name), { name, sha256, keep: plan.keep });
    }
    return { name, began: manifest.began, bytes, isEncrypted, contents: manifest.contents };
  } finally {
    rmSync(copies, { recursive: true, force: true });
    rmSync(unfinished, { force: true });
  }
}

/** Removes what a process that was killed has left; nobody else is at it now. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
