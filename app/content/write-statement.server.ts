import type { DatabaseSync, StatementSync } from "node:sqlite";

/**
 * A statement that writes and may insert nothing. What it answers holds the key of the connection's last
 * insert, which after a change to a search table is a key of that table's own, too large for a number:
 * `run` would throw although all was written.
 */
export function writeStatement(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}
