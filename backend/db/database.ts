import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Tables, Value } from "./tables.ts";

/**
 * The port to whichever database holds the data. Inside a transaction it is the transaction: what is
 * asked of another one there waits for its end, for ever (transaction.ts).
 */
export type Database = Kysely<Tables>;

/** The same for a table whose name only the running program knows; names come from the schema. */
export const anyTable = (db: Database) =>
  db as unknown as Kysely<Record<string, Record<string, Value>>>;

/** A part of a WHERE clause, its values bound. */
export type Condition = RawBuilder<boolean>;

/** The condition that every row meets, and that none does. */
export const EVERY: Condition = sql`true`;
export const NEVER: Condition = sql`false`;

/** `column` is one of `values`, which may be none. */
export const among = (column: RawBuilder<unknown>, values: readonly Value[]): Condition =>
  values.length === 0 ? NEVER : sql`${column} IN (${sql.join(values)})`;

const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Whether a transaction has a connection of its own; on SQLite all share one. */
export const isOnConnections = isPostgres;

/** The level of a transaction that leaves its turn to others of its kind; without one it runs alone. */
export const BESIDE_OTHERS = "read committed";

/** `text` is somewhere in the column; in PostgreSQL's words where it has an index for that. */
export const holds = (db: Database, column: RawBuilder<unknown>, text: string): Condition =>
  isPostgres(db)
    ? sql`${column} LIKE ${`%${text.replace(/[\\%_]/g, "\\$&")}%`}`
    : sql`instr(${column}, ${text}) > 0`;

/**
 * After a row was given its key by whoever restores it: keys that are made from now on are larger.
 * SQLite sees to it by itself.
 */
export async function countOnFrom(db: Database, table: string, key: number): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`SELECT setval(keys, greatest(${key}::bigint, nextval(keys)))
    FROM (SELECT pg_get_serial_sequence(${table}, 'id')::regclass AS keys) AS s`.execute(db);
}
