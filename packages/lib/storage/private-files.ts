import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { open } from "node:fs/promises";

const PRIVATE_FOLDER_MODE = 0o700;
/** What is kept is for the user alone that the site runs as. */
export const PRIVATE_FILE_MODE = 0o600;

/** Makes a folder, and those above it, where there is none. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER_MODE });
}

/** Makes an empty file where there is none, and any file private. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, "a", PRIVATE_FILE_MODE));
  chmodSync(path, PRIVATE_FILE_MODE);
}

/** Windows has no such thing for a folder. */
const canSyncFolders = process.platform !== "win32";

/** Puts new names on the disk, as `sync` of a file does its content. */
export async function syncFolder(folder: string): Promise<void> {
  if (!canSyncFolders) return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** As syncFolder; returns when it is done. */
export function syncFolderNow(folder: string): void {
  if (!canSyncFolders) return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
