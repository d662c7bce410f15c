import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { dataFolder } from "../backup/testing.ts";
import { parseEnv } from "../env.ts";
import { readBackupState } from "../packages/lib/backups/state.ts";
import { startBackupSchedule } from "./backup-schedule.ts";

const LIMIT_MS = 30_000;
/** When the schedule is due, from now, in milliseconds. */
const SOON_MS = 1_500;

it("makes one backup at its time, however many processes use the folder", async () => {
  const dataDir = dataFolder();
  const env = parseEnv({ DATA_DIR: dataDir });
  // A moment, where an operator writes five fields.
  const cron = new Date(Date.now() + SOON_MS).toISOString();
  const scheduled = { ...env, backup: { ...env.backup, cron } };
  for (const stop of [startBackupSchedule(scheduled), startBackupSchedule(scheduled)]) {
    onTestFinished(stop);
  }
  await expect
    .poll(() => readBackupState(dataDir).last, { timeout: LIMIT_MS })
    .toMatchObject({ contents: { waiting: 1, documents: 2 } });
  const archives = readdirSync(join(dataDir, "backups")).filter((name) => name.endsWith(".gz"));
  expect(archives).toHaveLength(1);
});

it("reads five fields and refuses anything else", () => {
  expect(parseEnv({ BACKUP_CRON: "15 3 * * *" }).backup.cron).toBe("15 3 * * *");
  for (const [name, value, rule] of [
    ["BACKUP_CRON", "at night", "must be five fields"],
    ["BACKUP_CRON", "15 3 * *", "must be five fields"],
    ["BACKUP_CRON", "0 15 3 * * *", "must be five fields"],
    ["BACKUP_CRON", "0 0 31 2 *", "must be five fields"],
    ["BACKUP_KEY", "AGE-SECRET-KEY-1QQQ", "must be age recipients"],
    ["BACKUP_KEEP", "0", "must be a whole number from 1"],
  ] as const) {
    expect(() => parseEnv({ [name]: value }), value).toThrow(`${name} ${rule}`);
  }
});
