import { createHash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { anyTable, countOnFrom, type Database } from "../backend/db/database.ts";
import type { Tables, Value } from "../backend/db/tables.ts";

/** Every table, those first that others refer to; an account's picture comes after both. */
export const TABLES = [
  ...["roles", "users", "files", "known_devices", "sessions", "refresh_tokens"],
  ...["one_time_tokens", "recovery_codes", "audit", "pages", "articles", "article_translations"],
  ...["entries", "redirects", "leads", "lead_notes", "outbox", "erasures", "saved_views"],
  ...["reply_templates", "settings"],
] as const satisfies readonly (keyof Tables)[];

/** Columns that name a row, where there is no `id`. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  refresh_tokens: ["hash"],
  one_time_tokens: ["hash"],
  recovery_codes: ["user", "hash"],
};
/** Rows that are read, and written, at once: a statement holds no more than 32,766 values. */
const ROWS_AT_ONCE = 500;

type Row = Record<string, Value>;
export type Sum = { count: number; checksum: string };

/** Those of the names first that others refer to; what this version doesn't know comes last. */
export const inOrder = (names: readonly string[]): string[] => {
  const place = new Map<string, number>(TABLES.map((name, index) => [name, index]));
  const last = TABLES.length;
  return names.toSorted((a, b) => (place.get(a) ?? last) - (place.get(b) ?? last));
};

/** Copies the tables into a database of the same form; what was in them there is gone. */
export async function copyTables(
  from: Database,
  to: Database,
  tables: readonly string[] = TABLES,
): Promise<void> {
  for (const table of tables.toReversed()) await anyTable(to).deleteFrom(table).execute();
  for (const table of tables) await copyTable(from, to, table);
  await setPictures(from, to);
}

/** How many rows a table has, and one checksum over them, alike for both kinds of database. */
export async function sumOfTable(db: Database, table: string): Promise<Sum> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of rowsOf(db, table)) {
    count += rows.length;
    for (const row of rows) hash.update(JSON.stringify(Object.entries(row).sort(byName)));
  }
  return { count, checksum: hash.digest("hex") };
}

const byName = ([left]: [string, Value], [right]: [string, Value]) => (left < right ? -1 : 1);

/** All rows by their keys; each batch begins after the last one's, however many came before. */
async function* rowsOf(db: Database, table: string): AsyncGenerator<Row[]> {
  const keys = KEYS[table] ?? ["id"];
  let last: Row | undefined;
  for (;;) {
    let query = anyTable(db).selectFrom(table).selectAll().limit(ROWS_AT_ONCE);
    if (last) query = query.where(after(keys, last));
    for (const key of keys) query = query.orderBy(key);
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function after(keys: readonly string[], row: Row) {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const values = sql.join(keys.map((key) => row[key]));
  return sql<SqlBool>`(${columns}) > (${values})`;
}

async function copyTable(from: Database, to: Database, table: string): Promise<void> {
  let last: Value = null;
  for await (const rows of rowsOf(from, table)) {
    const list = table === "users" ? rows.map((row) => ({ ...row, avatar: null })) : rows;
    await anyTable(to).insertInto(table).values(list).execute();
    last = rows.at(-1)?.id ?? null;
  }
  if (typeof last === "number") await countOnFrom(to, table, last);
}

async function setPictures(from: Database, to: Database): Promise<void> {
  const rows = await from
    .selectFrom("users")
    .select(["id", "avatar"])
    .where("avatar", "is not", null)
    .execute();
  for (const { id, avatar } of rows) {
    await to.updateTable("users").set({ avatar }).where("id", "=", id).execute();
  }
}
