import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/start-backend.ts";
import { renewSearchTexts } from "../write/search-text.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS_DIR } from "./migrations.ts";
import { sqliteDatabase } from "./sqlite.ts";

it("carries leads and notes over that were sent before they had columns of their own", async () => {
  const folder = temporaryFolder();
  const first = "0001-initial.sql";
  copyFileSync(join(MIGRATIONS_DIR, first), join(folder, first));
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA foreign_keys = ON");
  migrate(db, 0, folder);
  const created = "2026-05-01T10:00:00.000Z";
  db.exec(`
    INSERT INTO users (id) VALUES ('u');
    INSERT INTO leads (id, form, locale, stage, owner, payload, created) VALUES
      ('7b0c6a52-9d7e-4c1f-8a34-0f6e5d4c3b2a', 'contact', 'el', 'contacted', 'u',
        '{"name":"Maria","email":"Maria@People.example"}', '${created}'),
      ('0f0c8c1e-53cf-4d0e-9a42-6c1d2f3b4a59', 'join', 'en', 'new', NULL, '{}', NULL);
    INSERT INTO lead_notes (id, lead, author, note, created)
      VALUES (7, '7b0c6a52-9d7e-4c1f-8a34-0f6e5d4c3b2a', 'u', 'Called.', '${created}');`);
  migrate(db, 0);
  const [bare, maria] = db.prepare("SELECT * FROM leads ORDER BY id").all();
  expect(maria).toMatchObject({
    name: "Maria",
    email: "maria@people.example",
    stage: "contacted",
    queue: "inbox",
    owner: "u",
    submitted: created,
    created,
    answer_by: "2026-05-08T10:00:00.000Z",
    search_text: "",
  });
  await renewSearchTexts(sqliteDatabase(db));
  const found = db
    .prepare("SELECT id FROM leads WHERE instr(search_text, 'maria@people') > 0")
    .all();
  expect(found).toEqual([{ id: maria?.id }]);
  expect(bare).toMatchObject({ name: "", email: "", submitted: expect.any(String) });
  expect(maria?.reference).not.toBe(bare?.reference);
  expect(db.prepare("SELECT * FROM lead_notes").all()).toMatchObject([
    { id: 7, lead: maria?.id, author: "u", kind: "note", note: "Called." },
  ]);
  db.prepare("DELETE FROM leads WHERE id = ?").run(String(maria?.id));
  expect(db.prepare("SELECT * FROM lead_notes").all()).toEqual([]);
  expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
});
