/** What happens before a version meets the database of another one. */

import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrate } from "../backend/db/migrate.ts";
import { MIGRATIONS_DIR } from "../backend/db/migrations.ts";
import { beforeUpgrade } from "./before-upgrade.ts";
import { backupsIn } from "./kept-backups.ts";
import { makeBackup } from "./make-backup.ts";
import { restore } from "./restore.ts";
import { reading } from "./sqlite-copy.ts";
import { dataFolder, planOf, temporaryFolder } from "./testing.ts";

/** The steps that a later version brings along. */
function laterSteps(): string {
  const folder = temporaryFolder();
  cpSync(MIGRATIONS_DIR, folder, { recursive: true });
  writeFileSync(join(folder, "9999-later.sql"), "CREATE TABLE later (id TEXT) STRICT;");
  return folder;
}

it("makes a backup when steps are due, and none otherwise", async () => {
  const dataDir = dataFolder();
  expect(await beforeUpgrade(planOf(dataDir))).toBeUndefined();
  expect(await beforeUpgrade(planOf(temporaryFolder()), laterSteps())).toBeUndefined();
  const name = await beforeUpgrade(planOf(dataDir), laterSteps());
  expect(backupsIn(join(dataDir, "backups"))).toEqual([name]);

  const place = temporaryFolder();
  await restore(join(dataDir, "backups", String(name)), [place], []);
  expect(await beforeUpgrade(planOf(place))).toBeUndefined();
});

it("refuses a database of a newer version, and a backup of one, in a sentence", async () => {
  const dataDir = dataFolder();
  reading(join(dataDir, "backend.db"), (db) => migrate(db, Date.now(), laterSteps()));
  await expect(beforeUpgrade(planOf(dataDir))).rejects.toThrow(
    /written by a newer version of the site \(9999-later\.sql is not known here\)/,
  );
  const made = await makeBackup(planOf(dataDir));
  const place = temporaryFolder();
  const archive = join(dataDir, "backups", String(made?.name));
  await expect(restore(archive, [place], [])).rejects.toThrow("written by a newer version");
  expect(readdirSync(place)).toEqual([]);
});
