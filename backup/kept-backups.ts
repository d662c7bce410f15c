import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { PRIVATE_FILE_MODE } from "../packages/lib/storage/private-files.ts";
import { BackupError } from "./backup-error.ts";
import { sumOf } from "./manifest.ts";

const NAME = /^b4-\d{8}T\d{9}Z\.tar\.gz(?:\.age)?$/;
/** What an archive's sum is called after it. */
export const SUM = ".sha256";

export const isBackupName = (name: string) => NAME.test(name);

/** Those of the names that are backups, the newest first. */
export const sortedBackups = (names: readonly string[]) =>
  names.filter(isBackupName).sort().reverse();

/** `b4-20261124T034400123Z.tar.gz`, with `.age` where it is encrypted: names sort as times do. */
export function archiveName(began: Date, isEncrypted: boolean): string {
  return `b4-${began.toISOString().replace(/[-:.]/g, "")}.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** Names of the backups in a folder, the newest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return sortedBackups(readdirSync(folder));
}

/** Removes all but the newest; what else lies there is not touched. */
export function keepNewest(folder: string, count: number): void {
  for (const name of backupsIn(folder).slice(count)) {
    rmSync(join(folder, name), { force: true });
    rmSync(join(folder, name + SUM), { force: true });
  }
}

/** Writes an archive's sum beside it, as `sha256sum -c` reads it. */
export function writeSum(archive: string, sha256: string): void {
  const line = `${sha256}  ${basename(archive)}\n`;
  writeFileSync(archive + SUM, line, { mode: PRIVATE_FILE_MODE });
}

/** Throws BackupError when an archive is not what its sum says; one without a sum has its manifest. */
export async function checkSum(archive: string): Promise<void> {
  if (!existsSync(archive)) throw new BackupError(`There is no ${archive}`);
  if (!existsSync(archive + SUM)) return;
  const [expected] = readFileSync(archive + SUM, "utf8").split(" ");
  if ((await sumOf(archive)) !== expected) {
    throw new BackupError(`${archive} is damaged: its checksum is another. Take an older one`);
  }
}
