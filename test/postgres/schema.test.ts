import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { foldText } from "../../backend/db/fold-text.ts";
import { migrate } from "../../backend/db/migrate.ts";
import { migratePostgres } from "../../backend/db/migrate-postgres.ts";
import { MIGRATIONS_DIR, MigrationError } from "../../backend/db/migrations.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

/** What only one of the two has, and why: PostgreSQL keeps files, the secret and what processes share, too. */
const POSTGRES_ALONE = [
  ...["file_parts", "unnamed_contents", "secrets", "shared_values", "shared_counts"],
  ...["shared_documents", "shared_document_parts", "shared_assets", "shared_tallies"],
];

function inSqlite() {
  const db = new DatabaseSync(":memory:");
  migrate(db, 0);
  return (sql: string, ...values: string[]) =>
    db
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
}

async function migrated() {
  const url = await freshDatabase();
  await migratePostgres(url, 0);
  return url;
}

/** A folder of migrations that a test may add to. */
function ownMigrations() {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(MIGRATIONS_DIR, folder, { recursive: true });
  return folder;
}

describe.skipIf(!hasPostgres)("the tables on PostgreSQL", () => {
  it("have the columns that they have on SQLite", async () => {
    const url = await migrated();
    const sqlite = inSqlite();
    const tables = sqlite(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    ).map(({ name }) => String(name));
    const there = await ask(
      url,
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const names = there.map(({ name }) => String(name));
    expect(names.filter((name) => !POSTGRES_ALONE.includes(name)).sort()).toEqual(tables);
    for (const table of tables) {
      const expected = sqlite(
        'SELECT name, type, "notnull" OR pk > 0 AS required, dflt_value AS fallback FROM pragma_table_info(?) ORDER BY name',
        table,
      );
      const columns = await ask(
        url,
        `SELECT column_name AS name, data_type AS type, (is_nullable = 'NO')::int AS required,
           column_default AS fallback
         FROM information_schema.columns WHERE table_name = '${table}' ORDER BY column_name COLLATE "C"`,
      );
      const plain = columns.map(({ name, type, required, fallback }) => ({
        name,
        type: type === "bigint" ? "INTEGER" : "TEXT",
        required,
        fallback: typeof fallback === "string" ? fallback.replace(/::\w+$/, "") : null,
      }));
      expect(plain, table).toEqual(expected);
    }
  });

  it("refer to each other as they do on SQLite, with the same end", async () => {
    const url = await migrated();
    const sqlite = inSqlite();
    const rows = await ask(
      url,
      `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS target, attname AS column,
         CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' END AS end
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f'`,
    );
    const found = rows.filter(({ table }) => !POSTGRES_ALONE.includes(String(table)));
    const expected = sqlite(
      `SELECT m.name AS "table", f."table" AS target, f."from" AS "column", f.on_delete AS "end"
       FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`,
    );
    const order = (list: Record<string, unknown>[]) =>
      list.map((row) => JSON.stringify(row)).sort();
    expect(order(found)).toEqual(order(expected));
  });

  it("are unique in what they are unique in on SQLite", async () => {
    const url = await migrated();
    const sqlite = inSqlite();
    const rows = await ask(
      url,
      `SELECT indrelid::regclass::text AS table, array_to_string(ARRAY(
         SELECT attname FROM unnest(indkey) WITH ORDINALITY AS k (number, place)
         JOIN pg_attribute ON attrelid = indrelid AND attnum = number ORDER BY place), ',') AS columns
       FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       WHERE indisunique AND relnamespace = 'public'::regnamespace`,
    );
    const names = (list: Record<string, unknown>[]) =>
      list.map(({ table, columns }) => `${table}: ${columns}`).sort();
    const expected = sqlite(
      `SELECT m.name AS "table", (SELECT group_concat(name) FROM pragma_index_info(i.name)) AS columns
       FROM sqlite_schema m JOIN pragma_index_list(m.name) i WHERE m.type = 'table' AND i."unique"`,
    );
    // A whole number that is the key has no index of its own there.
    const found = rows.filter(
      ({ table, columns }) =>
        columns !== "id" ||
        expected.some((entry) => entry.table === table && entry.columns === "id"),
    );
    expect(names(found.filter(({ table }) => !POSTGRES_ALONE.includes(String(table))))).toEqual(
      names(expected),
    );
  });

  it("begin with the same rows", async () => {
    const url = await migrated();
    for (const table of ["roles", "reply_templates"]) {
      expect(await ask(url, `SELECT * FROM ${table} ORDER BY id`), table).toMatchObject(
        inSqlite()(`SELECT * FROM ${table} ORDER BY id`).map((row) =>
          typeof row.id === "number" ? { ...row, id: String(row.id) } : row,
        ),
      );
    }
  });

  it("fold texts as the program does", async () => {
    const url = await migrated();
    const letters = Array.from({ length: 0x1c80 - 0x20 }, (_, index) =>
      String.fromCharCode(0x20 + index),
    ).filter((letter) =>
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}]/u.test(letter),
    );
    const texts = [...letters, "ΟΔΟΣ ΟΔΟΣ", "Ἀθῆναι", "L’été", "Çeşme"];
    const list = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(", ");
    const rows = await ask(
      url,
      `SELECT text, fold_text(text) AS folded FROM unnest(ARRAY[${list}]) AS text`,
    );
    const wrong = rows.filter(({ text, folded }) => folded !== foldText(String(text)));
    expect(wrong).toEqual([]);
  });
});

describe.skipIf(!hasPostgres)("migrating PostgreSQL", () => {
  it("is done once by any number of processes that start together", async () => {
    const url = await freshDatabase();
    await Promise.all(Array.from({ length: 6 }, () => migratePostgres(url, 0)));
    const rows = await ask(url, "SELECT name FROM schema_migrations ORDER BY name");
    expect(rows[0]).toEqual({ name: "0001-initial.sql" });
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it("reads later steps from the same files as SQLite, and leaves nothing of one that fails", async () => {
    const url = await freshDatabase();
    const folder = ownMigrations();
    const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
    write(
      "9001-notes.sql",
      "CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, note TEXT NOT NULL) STRICT;",
    );
    await migratePostgres(url, 0, folder);
    migrate(new DatabaseSync(":memory:"), 0, folder);
    write("9002-broken.sql", "CREATE TABLE more (id INTEGER) STRICT; SELECT * FROM missing;");
    await expect(migratePostgres(url, 0, folder)).rejects.toThrow("missing");
    const tables = await ask(
      url,
      "SELECT to_regclass('notes') AS notes, to_regclass('more') AS more",
    );
    expect(tables).toEqual([{ notes: "notes", more: null }]);
    const sort =
      "SELECT note FROM (VALUES ('a'), ('B'), ('ά')) AS v (note) ORDER BY note COLLATE \"C\"";
    expect((await ask(url, sort)).map(({ note }) => note)).toEqual(["B", "a", "ά"]);
  });

  it("refuses a database of a newer version, or whose steps were edited", async () => {
    const url = await freshDatabase();
    const folder = ownMigrations();
    writeFileSync(join(folder, "9001-newer.sql"), "CREATE TABLE newer (id INTEGER);");
    await migratePostgres(url, 0, folder);
    await expect(migratePostgres(url, 0)).rejects.toThrow(MigrationError);
    writeFileSync(join(folder, "9001-newer.sql"), "CREATE TABLE newer (id TEXT);");
    await expect(migratePostgres(url, 0, folder)).rejects.toThrow("edited afterwards");
  });
});
