import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { migrate } from "../backend/db/migrate.ts";
import { openDatabase } from "../backend/db/open.ts";
import type { BackupPlan } from "./make-backup.ts";

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "b4-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder as the site leaves it: documents, a mail on its way, a submission in the intake. */
export function dataFolder(): string {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  migrate(db, Date.now());
  db.exec(`INSERT INTO files (id, filename_disk, filename_download, type, filesize, checksum, uploaded_on)
           VALUES ('a', 'a.pdf', 'cv.pdf', 'application/pdf', 3, 'x', '2026-11-24T03:00:00.000Z')`);
  db.exec(`INSERT INTO outbox (id, recipient, subject, body, language, status, created)
           VALUES ('m', 'a@people.example', 'Hello', 'Text', 'en', 'waiting', '2026-11-24T03:00:00.000Z')`);
  db.close();
  mkdirSync(join(folder, "files"));
  writeFileSync(join(folder, "files", "a.pdf"), "PDF");
  writeFileSync(join(folder, "secret"), "secret\n");
  writeFileSync(join(folder, "intake.db.damaged-20261123T101502123Z"), "evidence");
  writeFileSync(join(folder, "content-0123abcd.db"), "a copy");
  intakeIn(folder, "w");
  return folder;
}

/** An intake with one submission and its document. */
export function intakeIn(folder: string, key: string): void {
  const intake = new DatabaseSync(join(folder, "intake.db"));
  intake.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE submissions (id TEXT, file TEXT, delivered INTEGER);
    CREATE TABLE files (key TEXT);
    INSERT INTO submissions VALUES ('s-${key}', '${key}', NULL), ('old', NULL, 1);
    INSERT INTO files VALUES ('${key}')`);
  intake.close();
  mkdirSync(join(folder, "intake", "files"), { recursive: true });
  writeFileSync(join(folder, "intake", "files", key), `CV ${key}`);
}

export const planOf = (dataDir: string, differing: Partial<BackupPlan> = {}): BackupPlan => ({
  dataDir,
  otherFolders: [],
  to: undefined,
  recipients: [],
  keep: 14,
  ...differing,
});
