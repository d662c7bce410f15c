// npm run restore -- FILE: puts a backup into DATA_DIR, which has to be empty. See docs/backups.md.
import { existsSync } from "node:fs";
import { withBackupFromAway } from "../backup/away.ts";
import { BackupError } from "../backup/backup-error.ts";
import { databasePlace } from "../backup/database-place.ts";
import { identitiesFrom } from "../backup/keys.ts";
import { restore } from "../backup/restore.ts";
import { parseEnv } from "../env.ts";
import { sayFailure } from "./say-failure.ts";

async function main([archive]: string[]): Promise<void> {
  if (archive === undefined) throw new BackupError("npm run restore -- FILE: which backup?");
  const env = parseEnv(process.env);
  const folders = [env.dataDir, ...env.backup.otherFolders];
  const identities = identitiesFrom(env.backup.identity);
  const put = (path: string) => restore(path, folders, identities, databasePlace(env));
  const { store } = env.backup;
  const { began, contents } =
    store && !existsSync(archive)
      ? await withBackupFromAway(store, archive === "newest" ? undefined : archive, put)
      : await put(archive);
  console.info(
    `${env.databaseUrl ? "The database" : env.dataDir} is as of ${began}: ${contents.leads} leads, ${contents.waiting} submissions on the way, ${contents.documents} documents`,
  );
  console.info("Everybody signs in anew; mails that may have gone out wait at /admin/outbox.");
}

main(process.argv.slice(2)).catch(sayFailure);
