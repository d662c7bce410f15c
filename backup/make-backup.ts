import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FinishedBackup } from "../packages/lib/backups/state.ts";
import {
  type BackupState,
  backupStatePath,
  readBackupState,
} from "../packages/lib/backups/state.ts";
import {
  makePrivateFolder,
  PRIVATE_FILE_MODE,
  syncFolder,
} from "../packages/lib/storage/private-files.ts";
import type { StoreAddress } from "../packages/object-store/address.ts";
import { pack } from "./archive.ts";
import { sendAway } from "./away.ts";
import { BackupError } from "./backup-error.ts";
import { BACKEND_DATABASE, INTAKE_DATABASE, OWN_BACKUPS, UNFINISHED } from "./data-folder.ts";
import { archiveName, keepNewest, writeSum } from "./kept-backups.ts";
import { describe, MANIFEST } from "./manifest.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { takeCopies } from "./take-copy.ts";

export type BackupPlan = {
  dataDir: string;
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
  const { dataDir } = plan;
  const hasData = [BACKEND_DATABASE, INTAKE_DATABASE].some((name) =>
    existsSync(join(dataDir, name)),
  );
  if (!hasData) {
    throw new BackupError(`There is nothing to back up in ${dataDir}: is DATA_DIR right?`);
  }
  return oneAtATime(dataDir, async () => {
    const { last } = readBackupState(dataDir);
    if (unlessSince && last && new Date(last.began) >= unlessSince) return undefined;
    try {
      const made = await makeArchive(plan);
      noteState(dataDir, { last: made });
      return made;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      noteState(dataDir, { ...(last && { last }), failure: { at: now(), message } });
      throw error;
    }
  });
}

const now = () => new Date().toISOString();

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
    await takeCopies([plan.dataDir, ...plan.otherFolders], copies);
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

/** A full disk is told in the log: that the note can't be written is no other news. */
function noteState(dataDir: string, state: BackupState): void {
  const path = backupStatePath(dataDir);
  try {
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: PRIVATE_FILE_MODE });
    renameSync(`${path}.new`, path);
  } catch {
    rmSync(`${path}.new`, { force: true });
  }
}
