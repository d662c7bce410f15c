import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { filesInFolder } from "../files/files-in-folder.ts";
import { migrate } from "./migrate.ts";
import { forgetExpired } from "./retention.ts";
import { sqliteDatabase } from "./sqlite.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-20T10:00:00Z");

function storeOf(file: DatabaseSync, filesDir: string) {
  const db = sqliteDatabase(file);
  return { db, now: () => NOW, files: filesInFolder(filesDir, db) };
}

it("forgets what is over and keeps the rest", async () => {
  const db = new DatabaseSync(":memory:");
  migrate(db, NOW);
  const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
  db.exec(`
    INSERT INTO users (id) VALUES ('u');
    INSERT INTO sessions (id, user, provider, created, last_used, expires) VALUES
      ('live', 'u', 'default', 0, 0, ${NOW + 1}), ('over', 'u', 'default', 0, 0, ${NOW});
    INSERT INTO refresh_tokens (hash, session, expires) VALUES
      ('live', 'live', ${NOW + 1}), ('late', 'live', ${NOW}), ('over', 'over', ${NOW + 1});
    INSERT INTO one_time_tokens (hash, purpose, expires) VALUES
      ('live', 'reset', ${NOW + 1}), ('over', 'reset', ${NOW});
    INSERT INTO audit (action, timestamp) VALUES
      ('recent', '${daysAgo(399)}'), ('old', '${daysAgo(401)}');
    INSERT INTO erasures (address, erased) VALUES
      ('recent', '${daysAgo(399)}'), ('old', '${daysAgo(401)}');
    INSERT INTO outbox (id, recipient, subject, language, status, created, sent) VALUES
      ('recent', 'a', 'b', 'en', 'sent', '${daysAgo(99)}', '${daysAgo(89)}'),
      ('old', 'a', 'b', 'en', 'sent', '${daysAgo(99)}', '${daysAgo(91)}'),
      ('given up', 'a', 'b', 'en', 'cancelled', '${daysAgo(91)}', NULL),
      ('waiting', 'a', 'b', 'en', 'waiting', '${daysAgo(99)}', NULL);`);
  const core = storeOf(db, "/nonexistent");
  await forgetExpired(core);
  const left = (table: string, column: string) =>
    db
      .prepare(`SELECT ${column} AS name FROM ${table} ORDER BY 1`)
      .all()
      .map(({ name }) => name);
  expect(left("sessions", "id")).toEqual(["live"]);
  expect(left("refresh_tokens", "hash")).toEqual(["live"]);
  expect(left("one_time_tokens", "hash")).toEqual(["live"]);
  expect(left("audit", "action")).toEqual(["recent"]);
  expect(left("erasures", "address")).toEqual(["recent"]);
  expect(left("outbox", "id")).toEqual(["recent", "waiting"]);
});

it("forgets leads whose time is over with all that belongs to them", async () => {
  const db = new DatabaseSync(":memory:");
  migrate(db, NOW);
  db.exec("PRAGMA foreign_keys = ON");
  const filesDir = mkdtempSync(join(tmpdir(), "retention-"));
  onTestFinished(() => rmSync(filesDir, { recursive: true }));
  const at = (ms: number) => new Date(NOW + ms).toISOString();
  for (const name of ["own", "shared", "kept"])
    writeFileSync(join(filesDir, `${name}.pdf`), "%PDF");
  db.exec(`
    INSERT INTO files (id, filename_disk, filename_download, type, filesize, checksum, uploaded_on)
      VALUES ('own', 'own.pdf', 'cv.pdf', 't', 4, 'c', ''), ('shared', 'shared.pdf', 'cv.pdf', 't', 4, 'c', ''),
        ('kept', 'kept.pdf', 'cv.pdf', 't', 4, 'c', '');
    INSERT INTO leads (id, reference, form, locale, name, email, submitted, payload, cv, retain_until)
      VALUES ('over', '1', 'contact', 'en', 'Ana Reed', 'ana@people.example', '', '{}', 'own', '${at(0)}'),
        ('over too', '2', 'contact', 'en', 'A', 'a', '', '{}', 'shared', '${at(-DAY_MS)}'),
        ('live', '3', 'contact', 'en', 'A', 'a', '', '{}', 'shared', '${at(1)}'),
        ('for ever', '4', 'contact', 'en', 'A', 'a', '', '{}', 'kept', NULL);
    INSERT INTO lead_notes (lead, note) VALUES ('over', 'Ana said'), ('live', 'stays');
    INSERT INTO outbox (id, recipient, subject, language, status, created, lead) VALUES
      ('m1', 'ana@people.example', 'b', 'en', 'waiting', '${at(0)}', 'over'),
      ('m2', 'a', 'b', 'en', 'sent', '${at(0)}', 'live');`);
  await forgetExpired(storeOf(db, filesDir));
  const left = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0]);
  expect(left("SELECT id FROM leads ORDER BY id")).toEqual(["for ever", "live"]);
  expect(left("SELECT note FROM lead_notes")).toEqual(["stays"]);
  expect(left("SELECT id FROM outbox")).toEqual(["m2"]);
  expect(left("SELECT id FROM files ORDER BY id")).toEqual(["kept", "shared"]);
  expect(readdirSync(filesDir).sort()).toEqual(["kept.pdf", "shared.pdf"]);
  const audited = db.prepare("SELECT * FROM audit ORDER BY item").all();
  expect(audited).toMatchObject([
    { action: "delete", collection: "leads", item: "over", user: null, detail: "retention" },
    { action: "delete", collection: "leads", item: "over too" },
  ]);
  expect(JSON.stringify(audited)).not.toMatch(/ana/i);
});
