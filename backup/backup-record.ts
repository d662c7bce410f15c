import { renameSync, rmSync, writeFileSync } from "node:fs";
import {
  type BackupState,
  backupStatePath,
  readBackupState,
  shareBackupState,
  sharedBackupState,
} from "../packages/lib/backups/state.ts";
import { PRIVATE_FILE_MODE } from "../packages/lib/storage/private-files.ts";

/** What is known of backups: in the data folder, and where processes share a database, there too. */
export type BackupRecord = {
  read(): Promise<BackupState>;
  note(state: BackupState): Promise<void>;
  close(): Promise<void>;
};

export async function openRecord({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<BackupRecord> {
  if (!databaseUrl) {
    return {
      read: async () => readBackupState(dataDir),
      note: async (state) => noteInFolder(dataDir, state),
      close: async () => {},
    };
  }
  const { postgresState } = await import("../backend/storage/postgres-state.ts");
  // Nothing is counted here, so nothing is tagged.
  const { state: shared, close } = postgresState(databaseUrl, new Uint8Array(), Date.now);
  return {
    // Before the first start there is no table to ask.
    read: () => sharedBackupState(shared, dataDir).catch(() => readBackupState(dataDir)),
    async note(state) {
      noteInFolder(dataDir, state);
      await shareBackupState(shared, state).catch(() => {});
    },
    close,
  };
}

/** A full disk is told in the log: that the note can't be written is no other news. */
function noteInFolder(dataDir: string, state: BackupState): void {
  const path = backupStatePath(dataDir);
  try {
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: PRIVATE_FILE_MODE });
    renameSync(`${path}.new`, path);
  } catch {
    rmSync(`${path}.new`, { force: true });
  }
}
