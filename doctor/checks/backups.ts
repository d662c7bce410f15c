import { existsSync } from "node:fs";
import { join } from "node:path";
import { openRecord } from "../../backup/backup-record.ts";
import { BACKEND_DATABASE, INTAKE_DATABASE } from "../../backup/data-folder.ts";
import type { Finding } from "../finding.ts";
import { type Installation, isPublic } from "../installation.ts";

const HOUR_MS = 60 * 60 * 1000;
/** A daily backup that is so old has not been made twice. */
const OLD_MS = 50 * HOUR_MS;

/** Whether there is a backup, how old it is, and where it lies. */
export async function backups({ env, now }: Installation): Promise<Finding[]> {
  const hasData = [BACKEND_DATABASE, INTAKE_DATABASE].some((name) =>
    existsSync(join(env.dataDir, name)),
  );
  if (!hasData && !env.databaseUrl) return [];
  const harm = isPublic(env) ? "loses" : "unfinished";
  const { last, failure } = await stateOf(env);
  const findings: Finding[] = [];
  if (failure) {
    findings.push({
      harm,
      what: `The newest attempt at a backup came to nothing (${failure.at}): ${failure.message}`,
      mend: "Mend what it names, then npm run backup",
    });
  }
  if (!last) {
    findings.push({
      harm,
      what: "No backup was ever made: what is kept goes with its machine",
      mend: "Set BACKUP_TO and BACKUP_CRON (docs/backups.md), and try it with npm run backup",
    });
  } else if (now - Date.parse(last.began) > OLD_MS) {
    const days = Math.floor((now - Date.parse(last.began)) / (24 * HOUR_MS));
    findings.push({
      harm,
      what: `The newest backup is ${days} days old`,
      mend: env.backup.cron
        ? "See what the log says of backups at the times of BACKUP_CRON, and try npm run backup"
        : "Set BACKUP_CRON, for example to 15 3 * * *",
    });
  }
  if (last && isPublic(env) && !env.backup.to && !env.backup.store) {
    findings.push({
      harm: "weakens",
      what: "Backups lie in DATA_DIR: a lost disk takes both",
      mend: "Set BACKUP_TO to a folder on another machine's disk or to an S3 address, and BACKUP_KEY to encrypt them",
    });
  }
  return findings;
}

async function stateOf(env: Installation["env"]) {
  const record = await openRecord(env);
  return record.read().finally(() => record.close());
}
