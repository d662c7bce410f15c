import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/start-backend.ts";
import { migrate } from "./migrate.ts";
import { MigrationError } from "./migrations.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");

function setUp(files: Record<string, string>) {
  const folder = temporaryFolder();
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  for (const [name, sql] of Object.entries(files)) write(name, sql);
  const db = new DatabaseSync(":memory:");
  const names = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ name }) => name);
  return {
    write,
    run: () => migrate(db, NOW, folder),
    tables: () => names("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"),
    applied: () => names("SELECT name FROM schema_migrations ORDER BY rowid"),
  };
}

const FIRST = { "0001-first.sql": "CREATE TABLE one (id INTEGER);" };

it("applies what is new in the order of the numbers, once", () => {
  const { run, write, applied, tables } = setUp({
    "0002-second.sql": "ALTER TABLE one ADD COLUMN name TEXT;",
    ...FIRST,
  });
  run();
  write("0003-third.sql", "CREATE TABLE two (id INTEGER);");
  run();
  run();
  expect(applied()).toEqual(["0001-first.sql", "0002-second.sql", "0003-third.sql"]);
  expect(tables()).toEqual(["one", "schema_migrations", "two"]);
});

it("leaves nothing of a migration that fails", () => {
  const { run, write, applied, tables } = setUp(FIRST);
  write("0002-broken.sql", "CREATE TABLE two (id INTEGER); SELECT * FROM missing;");
  expect(run).toThrow("no such table");
  expect(tables()).toEqual(["one", "schema_migrations"]);
  expect(applied()).toEqual(["0001-first.sql"]);
});

it("refuses a database whose migration was edited afterwards", () => {
  const { run, write } = setUp(FIRST);
  run();
  write("0001-first.sql", "CREATE TABLE one (id TEXT);");
  expect(run).toThrow(MigrationError);
});

it("does not mind other line ends", () => {
  const { run, write } = setUp({ "0001-first.sql": "CREATE TABLE one\n(id INTEGER);\n" });
  run();
  write("0001-first.sql", "CREATE TABLE one\r\n(id INTEGER);\r\n");
  expect(run).not.toThrow();
});

it("refuses a database that a newer version has written", () => {
  const older = setUp(FIRST);
  older.write("0002-newer.sql", "CREATE TABLE two (id INTEGER);");
  older.run();
  older.write("0002-newer.sql", "");
  expect(older.run).toThrow(MigrationError);
});
