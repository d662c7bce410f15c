import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { backupFolder } from "../../backup/make-backup.ts";
import { planFrom } from "../../server/backup-schedule.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";

const MB = 1024 * 1024;
/** Forms are refused on a full disk; a CV takes 10 MB, a day of leads less than one. In bytes. */
export const LITTLE_BYTES = 200 * MB;
/** Room for a copy of everything before an upgrade, where little is kept. In bytes. */
export const SOME_BYTES = 1024 * MB;

/** Room where data and backups are written. */
export async function disk({ env }: Installation): Promise<Finding[]> {
  const folders = new Map([["DATA_DIR", env.dataDir]]);
  if (env.backup.to) folders.set("BACKUP_TO", backupFolder(planFrom(env)));
  const findings: Finding[] = [];
  for (const [name, folder] of folders) {
    const finding = ofRoom(name, folder, await freeIn(folder));
    if (finding) findings.push(finding);
  }
  return findings;
}

/** What so much room in a folder means, in bytes. */
export function ofRoom(name: string, folder: string, free: number): Finding | undefined {
  if (free >= SOME_BYTES) return undefined;
  const isFull = free < LITTLE_BYTES;
  return {
    harm: isFull && name === "DATA_DIR" ? "loses" : "weakens",
    what: `${name} (${folder}) has ${Math.floor(free / MB)} MB left${isFull ? ": what visitors send is refused once it is full" : ""}`,
    mend: "Make room, or move it to a larger disk",
  };
}

/** Bytes that this user may still write there, or where it would be made. */
export async function freeIn(folder: string): Promise<number> {
  let existing = resolve(folder);
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  return bavail * bsize;
}
