// npm run restore -- FILE, or newest: puts a backup into DATA_DIR, which has to be empty. See docs/backups.md.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { withBackupFromAway } from "../backup/away.ts";
import { BackupError } from "../backup/backup-error.ts";
import { contentsTold } from "../backup/contents-told.ts";
import { databasePlace } from "../backup/database-place.ts";
import { backupsIn } from "../backup/kept-backups.ts";
import { identitiesFrom } from "../backup/keys.ts";
import { backupFolder } from "../backup/make-backup.ts";
import { restore } from "../backup/restore.ts";
import { type Env, parseEnv } from "../env.ts";
import { planFrom } from "../server/backup-schedule.ts";
import { sayFailure } from "./say-failure.ts";

/** In place of a name: the last one that was made. */
const NEWEST = "newest";

/** The last one in the folder of BACKUP_TO. */
function newestHere(env: Env): string {
  const folder = backupFolder(planFrom(env));
  const [name] = backupsIn(folder);
  if (name === undefined) throw new BackupError(`There is no backup in ${folder}`);
  return join(folder, name);
}

async function main([archive]: string[]): Promise<void> {
  if (archive === undefined)
    throw new BackupError("npm run restore -- FILE: which backup? (or newest)");
  const env = parseEnv(process.env);
  const folders = [env.dataDir, ...env.backup.otherFolders];
  const identities = identitiesFrom(env.backup.identity);
  const put = (path: string) => restore(path, folders, identities, databasePlace(env));
  const { store } = env.backup;
  const { began, contents } =
    store && !existsSync(archive)
      ? await withBackupFromAway(store, archive === NEWEST ? undefined : archive, put)
      : await put(archive === NEWEST ? newestHere(env) : archive);
  console.info(
    `${env.databaseUrl ? "The database" : env.dataDir} is as of ${began}: ${contentsTold(contents)}`,
  );
  console.info("Everybody signs in anew; mails that may have gone out wait at /admin/outbox.");
}

main(process.argv.slice(2)).catch(sayFailure);
