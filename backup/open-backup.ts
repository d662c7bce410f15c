import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makePrivateFolder, PRIVATE_FILE_MODE } from "../packages/lib/storage/private-files.ts";
import { unpack } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import { BACKEND_DATABASE, UNFINISHED } from "./data-folder.ts";
import { checkSum } from "./kept-backups.ts";
import { newerSentence, standingOf } from "./known-migrations.ts";
import { compare, countIn, type Manifest, readManifest } from "./manifest.ts";
import { findingOf, reading } from "./sqlite-copy.ts";

/**
 * Unpacks a backup into a new folder within `place` and looks at all of it: sums, the databases'
 * own checks, that what rows name is there, that this version knows the database. The caller removes
 * the folder. Throws BackupError with what is wrong.
 */
export async function openBackup(
  archive: string,
  place: string,
  identities: readonly string[],
  opened: (folder: string, manifest: Manifest) => Promise<void>,
): Promise<Manifest> {
  await checkSum(archive);
  makePrivateFolder(place);
  const folder = mkdtempSync(join(place, UNFINISHED));
  try {
    await unpack(archive, folder, identities);
    const manifest = readManifest(folder);
    await compare(folder, manifest);
    for (const path of Object.keys(manifest.files)) {
      chmodSync(join(folder, path), PRIVATE_FILE_MODE);
      if (path.endsWith(".db")) checkDatabase(folder, path);
    }
    const counts = JSON.stringify(countIn(folder));
    if (counts !== JSON.stringify(manifest.contents)) {
      throw new BackupError(
        `The backup says ${JSON.stringify(manifest.contents)}, it holds ${counts}`,
      );
    }
    await opened(folder, manifest);
    return manifest;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkDatabase(folder: string, path: string): void {
  const file = join(folder, path);
  const finding = reading(file, findingOf);
  if (finding !== undefined) throw new BackupError(`${path} in the backup is damaged: ${finding}`);
  if (!path.endsWith(`/${BACKEND_DATABASE}`)) return;
  const standing = standingOf(file);
  if (standing && standing.unknown.length > 0) {
    throw new BackupError(newerSentence("The backup", standing));
  }
}
