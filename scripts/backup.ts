// npm run backup: makes a backup, of a running site too. npm run backup -- verify [FILE]: looks through
// one, the newest unless told. npm run backup -- keys: a pair of keys. See docs/backups.md.
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { withBackupFromAway } from "../backup/away.ts";
import { BackupError } from "../backup/backup-error.ts";
import { amount, contentsTold } from "../backup/contents-told.ts";
import { backupsIn } from "../backup/kept-backups.ts";
import { identitiesFrom, newKeys } from "../backup/keys.ts";
import { backupFolder, makeBackup } from "../backup/make-backup.ts";
import { verify } from "../backup/verify.ts";
import { type Env, parseEnv } from "../env.ts";
import { planFrom } from "../server/backup-schedule.ts";
import { sayFailure } from "./say-failure.ts";

/** Below the site, which goes on meanwhile. */
const NICENESS = 10;

async function make(env: Env, since?: string): Promise<void> {
  const plan = planFrom(env);
  const made = await makeBackup(plan, since === undefined ? undefined : new Date(since));
  if (made) {
    const secrecy = made.isEncrypted ? "encrypted" : "not encrypted";
    console.info(
      `${join(backupFolder(plan), made.name)}: ${amount(made.bytes, "byte")}, ${secrecy}; ${contentsTold(made.contents)}`,
    );
  } else if (since === undefined) {
    throw new BackupError("Another process is making a backup just now");
  }
}

async function verifyOne(env: Env, file?: string): Promise<void> {
  const plan = planFrom(env);
  const identities = identitiesFrom(env.backup.identity);
  if (plan.store && (file === undefined || !existsSync(file))) {
    const { began, contents } = await withBackupFromAway(plan.store, file, (archive) =>
      verify(archive, identities),
    );
    console.info(
      `${file ?? "The newest"} in the store is whole: ${contentsTold(contents)}, as of ${began}`,
    );
    return;
  }
  const [newest] = backupsIn(backupFolder(plan));
  if (file === undefined && newest === undefined) {
    throw new BackupError(`There is no backup in ${backupFolder(plan)}`);
  }
  const archive = file ?? join(backupFolder(plan), newest ?? "");
  const { began, contents } = await verify(archive, identities);
  console.info(`${archive} is whole: ${contentsTold(contents)}, as of ${began}`);
}

async function main([command, argument]: string[]): Promise<void> {
  setPriority(NICENESS);
  if (command === "keys") {
    const { identity, recipient } = await newKeys();
    console.info(`BACKUP_KEY=${recipient}\nBACKUP_IDENTITY=${identity}`);
    console.info("The second one opens backups: keep it away from this machine.");
    return;
  }
  const env = parseEnv(process.env);
  if (command === undefined) return make(env);
  // From the running site: once for each time on its schedule, whichever process comes first.
  if (command === "since") return make(env, argument);
  if (command === "verify") return verifyOne(env, argument);
  throw new BackupError(`npm run backup knows verify [FILE] and keys, not ${command}`);
}

main(process.argv.slice(2)).catch(sayFailure);
