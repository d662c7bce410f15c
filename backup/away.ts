import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreAddress } from "../packages/object-store/address.ts";
import { ObjectStore } from "../packages/object-store/object-store.ts";
import { BackupError } from "./backup-error.ts";
import { isBackupName, SUM, sortedBackups } from "./kept-backups.ts";
import { sumOf } from "./manifest.ts";

/** Backups in an S3-compatible store: the archive and, after it, its sum. */

/** Copies a finished archive to the store, and removes all but the newest `keep` there. */
export async function sendAway(
  address: StoreAddress,
  archive: string,
  { name, sha256, keep }: { name: string; sha256: string; keep: number },
): Promise<void> {
  const store = new ObjectStore(address);
  await store.put(name, archive, sha256);
  // Last: an archive with its sum has arrived as a whole.
  await store.put(name + SUM, archive + SUM, await sumOf(archive + SUM));
  const kept = sortedBackups(await store.list());
  for (const old of kept.slice(keep)) {
    await store.delete(old);
    await store.delete(old + SUM);
  }
}

/** Brings a backup, the newest unless named, into a temporary folder for as long as the work takes. */
export async function withBackupFromAway<T>(
  address: StoreAddress,
  name: string | undefined,
  work: (archive: string) => Promise<T>,
): Promise<T> {
  const store = new ObjectStore(address);
  const keys = await store.list();
  const wanted = name ?? sortedBackups(keys.filter((key) => keys.includes(key + SUM)))[0];
  if (wanted === undefined || !isBackupName(wanted) || !keys.includes(wanted)) {
    throw new BackupError(`There is no backup ${name ?? ""} in the store of BACKUP_TO`);
  }
  const folder = mkdtempSync(join(tmpdir(), "b4-from-store-"));
  try {
    const archive = join(folder, wanted);
    await store.get(wanted, archive);
    if (keys.includes(wanted + SUM)) await store.get(wanted + SUM, archive + SUM);
    return await work(archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
