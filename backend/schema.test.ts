import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrate } from "./db/migrate.ts";
import { policies } from "./permissions.ts";
import { collectionNames, collectionOf, fieldOf, relatedCollection } from "./schema.ts";

/** Columns that the backend keeps for itself and no answer holds. */
const HIDDEN_COLUMNS: Record<string, string[]> = {
  users: ["tfa_last_step"],
  leads: ["search_text"],
};
/** The most tables that the data model may have. */
const MAX_TABLES = 24;

function migrated() {
  const db = new DatabaseSync(":memory:");
  migrate(db, 0);
  return db;
}

it.each(collectionNames)("describes the table %s as the migrations make it", (name) => {
  const rows = migrated()
    .prepare(`SELECT name, "notnull" AS required, dflt_value FROM pragma_table_info(?)`)
    .all(name);
  const columns = rows.map((row) => String(row.name));
  const { fields } = collectionOf(name);
  expect(columns.filter((column) => !HIDDEN_COLUMNS[name]?.includes(column)).sort()).toEqual(
    ["id", ...Object.keys(fields)].sort(),
  );
  for (const row of rows) {
    const field = fields[String(row.name)];
    if (field?.required) expect(row.required, `${name}.${row.name} not null`).toBe(1);
  }
});

it("keeps within the number of tables", () => {
  const row = migrated()
    .prepare(
      "SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .get();
  expect(Number(row?.n)).toBeLessThanOrEqual(MAX_TABLES);
});

it("has a foreign key for every relation, the audit log's apart", () => {
  const db = migrated();
  for (const name of collectionNames.filter((candidate) => candidate !== "audit")) {
    const keys = db.prepare(`SELECT "from", "table" FROM pragma_foreign_key_list(?)`).all(name);
    const relations = Object.entries(collectionOf(name).fields).flatMap(([field, { to }]) =>
      to ? [{ from: field, table: to }] : [],
    );
    expect(new Set(keys.map((key) => ({ ...key }))), name).toEqual(new Set(relations));
  }
});

it("knows both ends of every relation", () => {
  for (const name of collectionNames) {
    for (const [alias, { field }] of Object.entries(collectionOf(name).many)) {
      const target = relatedCollection(name, alias);
      expect(target && fieldOf(target, field)?.to, `${name}.${alias}`).toBe(name);
    }
  }
});

it("gives rights on fields that exist", () => {
  for (const [policy, collections] of Object.entries(policies)) {
    for (const name of collectionNames) {
      for (const { fields } of Object.values(collections[name] ?? {})) {
        if (fields === "*") continue;
        for (const field of fields) {
          expect(fieldOf(name, field), `${policy}: ${name}.${field}`).toBeDefined();
        }
      }
    }
  }
});
