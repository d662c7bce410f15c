import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BackupError } from "./backup-error.ts";
import { BACKEND_DATABASE } from "./data-folder.ts";
import { newerSentence, type Standing, standingOf } from "./known-migrations.ts";
import type { BackupPlan } from "./make-backup.ts";

/** How often it is looked whether another process has finished its backup, in milliseconds. */
const LOOK_MS = 500;
const MAX_WAIT_MS = 10 * 60_000;

/**
 * To be called before a database is opened by a new version. Makes a backup when steps are due that
 * can't be taken back, and answers its name. Throws BackupError for a database of a newer version;
 * storage faults as SQLite and the file system throw them: then nothing is changed either.
 */
export async function beforeUpgrade(
  plan: BackupPlan,
  migrations?: string,
): Promise<string | undefined> {
  const path = join(plan.dataDir, BACKEND_DATABASE);
  const look = await looker(plan.databaseUrl, path, migrations);
  const what = plan.databaseUrl ? "The database" : path;
  const end = performance.now() + MAX_WAIT_MS;
  while (performance.now() < end) {
    const standing = await look();
    if (!standing) return undefined;
    if (standing.unknown.length > 0) throw new BackupError(newerSentence(what, standing));
    if (standing.isNew || standing.pending.length === 0) return undefined;
    // Loaded when it is needed: what packs and encrypts would make every start later.
    const { makeBackup } = await import("./make-backup.ts");
    const made = await makeBackup(plan);
    if (made) return made.name;
    // Another process is making one, perhaps before the same upgrade.
    await sleep(LOOK_MS);
  }
  throw new BackupError("Another process has been making a backup for long: start again after it");
}

async function looker(
  databaseUrl: string | undefined,
  path: string,
  migrations: string | undefined,
): Promise<() => Promise<Standing | undefined>> {
  if (!databaseUrl) return async () => standingOf(path, migrations);
  const { postgresStanding } = await import("./postgres-standing.ts");
  return () => postgresStanding(databaseUrl, migrations);
}
