import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/start-backend.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS_DIR } from "./migrations.ts";

/** The last migration before people were asked for their names. */
const BEFORE = "0007-translation-stamps.sql";

it("forgets the name that nobody gave the first administrator, and no other", () => {
  const folder = temporaryFolder();
  for (const name of readdirSync(MIGRATIONS_DIR).filter((name) => name <= BEFORE)) {
    copyFileSync(join(MIGRATIONS_DIR, name), join(folder, name));
  }
  const db = new DatabaseSync(":memory:");
  migrate(db, 0, folder);
  db.exec(`INSERT INTO users (id, first_name, last_name) VALUES
    ('made', 'Admin', NULL), ('own', 'Admin', 'Pappas'), ('maria', 'Maria', NULL)`);
  migrate(db, 0);
  const names = db.prepare("SELECT id, first_name FROM users ORDER BY id").all();
  expect(names.map((row) => ({ ...row }))).toEqual([
    { id: "made", first_name: null },
    { id: "maria", first_name: "Maria" },
    { id: "own", first_name: "Admin" },
  ]);
});
