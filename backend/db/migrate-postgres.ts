import { Client } from "pg";
import { type Applied, MIGRATIONS_DIR, pending, postgresMigrations } from "./migrations.ts";
import { TURN_KEY } from "./postgres.ts";

/** Longest wait for the connection, and for another process that migrates, in milliseconds. */
const CONNECT_MS = 3_000;
const TURN_MS = 120_000;

/**
 * Brings a PostgreSQL database to the newest migration, all of it or nothing. Of any number of
 * processes that start at once one does it, the others wait and find it done. Throws MigrationError.
 */
export async function migratePostgres(
  url: string,
  now: number,
  folder = MIGRATIONS_DIR,
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A connection that breaks makes the statement under way fail; without a listener the process ends.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${TURN_MS}`);
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${TURN_KEY})`);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied TEXT NOT NULL)`);
    const { rows } = await client.query<Applied>("SELECT name, checksum FROM schema_migrations");
    for (const { name, sql, checksum } of pending(postgresMigrations(folder), rows)) {
      await client.query(sql);
      const record = [name, checksum, new Date(now).toISOString()];
      await client.query("INSERT INTO schema_migrations VALUES ($1, $2, $3)", record);
    }
    await client.query("COMMIT");
  } finally {
    // What was not committed is taken back.
    await client.end().catch(() => {});
  }
}
