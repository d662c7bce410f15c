import { spawn } from "node:child_process";
import { join } from "node:path";
import { Cron } from "croner";
import type { BackupPlan } from "../backup/make-backup.ts";
import type { Env } from "../env.ts";
import { PROJECT_FOLDER } from "../packages/lib/project-folder.ts";

const SCRIPT = join(PROJECT_FOLDER, "scripts/backup.ts");
/** A backup that takes longer has hung, in milliseconds. */
const MAX_MS = 2 * 60 * 60 * 1000;
/** Of what a failed backup has said, in characters. */
const MAX_REASON = 1_000;

export const planFrom = ({ dataDir, databaseUrl, filesUrl, backup }: Env): BackupPlan => ({
  dataDir,
  databaseUrl,
  filesUrl,
  ...backup,
});

/**
 * Makes backups at the times of BACKUP_CRON, each in a process of its own, so that no visitor waits
 * for it. Several processes of one data folder make one in all. Answers how to stop.
 */
export function startBackupSchedule(env: Env): () => void {
  const { cron } = env.backup;
  if (cron === undefined) return () => {};
  const running = new AbortController();
  const run = (job: Cron) => runBackup(env.dataDir, job.currentRun() ?? new Date(), running.signal);
  const job = new Cron(cron, { mode: "5-part", unref: true, protect: true }, run);
  return () => {
    job.stop();
    running.abort();
  };
}

/** One backup of the running site, unless there is one of that time; a failure is told in a line. */
function runBackup(dataDir: string, due: Date, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [SCRIPT, "since", due.toISOString()], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ["ignore", "ignore", "pipe"],
      timeout: MAX_MS,
      signal,
    });
    let reason = "";
    child.stderr.on("data", (chunk) => {
      reason = (reason + chunk).slice(0, MAX_REASON);
    });
    child.on("error", (error) => {
      if (!signal.aborted) console.error(`The backup did not start: ${error.message}`);
      resolve();
    });
    child.on("close", (code, ended) => {
      if (code !== 0 && !signal.aborted) {
        console.error(`The backup failed: ${reason.trim() || ended}`);
      }
      resolve();
    });
  });
}
