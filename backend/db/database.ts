import { type Kysely, type RawBuilder, sql } from "kysely";
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
