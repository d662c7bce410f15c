import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SharedState, StoreRule } from "../shared-state/shared-state.ts";

/** What is in a backup, in numbers: rows of leads, submissions still to be delivered, documents. */
const contents = z.object({ leads: z.number(), waiting: z.number(), documents: z.number() });

const finished = z.object({
  /** The archive's name in its folder. */
  name: z.string(),
  /** When its first byte was read: what was acknowledged before is in it. ISO 8601. */
  began: z.iso.datetime(),
  bytes: z.number(),
  isEncrypted: z.boolean(),
  contents,
});

const state = z.object({
  last: finished.optional(),
  /** Why the newest attempt came to nothing; gone with the next that succeeds. */
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).optional(),
});

export type BackupContents = z.infer<typeof contents>;
export type FinishedBackup = z.infer<typeof finished>;
export type BackupState = z.infer<typeof state>;

export const backupStatePath = (dataDir: string) => join(dataDir, "backup.json");

/** What is known of this folder's backups: nothing where none was made, or where it can't be read. */
export function readBackupState(dataDir: string): BackupState {
  try {
    return parsed(readFileSync(backupStatePath(dataDir), "utf8"));
  } catch {
    return {};
  }
}

/** Where processes that share a database tell each other of its backups; kept for 400 days. */
const SHARED: StoreRule = { name: "backups", ttlMs: 400 * 24 * 60 * 60 * 1000, maxEntries: 1 };
const KEY = "state";

/** What any of the processes knows, where they share a database; else what this folder knows. */
export async function sharedBackupState(
  shared: SharedState | undefined,
  dataDir: string,
): Promise<BackupState> {
  const text = shared?.isShared ? await shared.get(SHARED, KEY) : undefined;
  return text === undefined ? readBackupState(dataDir) : parsed(text);
}

export const shareBackupState = (shared: SharedState, value: BackupState) =>
  shared.put(SHARED, KEY, JSON.stringify(value));

const parsed = (text: string): BackupState => state.parse(JSON.parse(text));
