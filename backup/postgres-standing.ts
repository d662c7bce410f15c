import { Client } from "pg";
import { MIGRATIONS_DIR, postgresMigrations } from "../backend/db/migrations.ts";
import { isPostgresClosed } from "../backend/db/postgres-faults.ts";
import { StorageRefused } from "../backend/storage/storage.ts";
import type { Standing } from "./known-migrations.ts";

/** Longest wait for the connection, and for an answer, in milliseconds. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 8_000;

/**
 * How a PostgreSQL and this version of the site stand to each other; one that nobody has used is new.
 * Throws StorageRefused where it does not let us in, and as the driver does while it is away.
 */
export async function postgresStanding(url: string, folder = MIGRATIONS_DIR): Promise<Standing> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("SELECT to_regclass('schema_migrations') AS there");
    if (rows[0].there === null) return { unknown: [], pending: [], isNew: true };
    const { rows: taken } = await client.query<{ name: string }>(
      "SELECT name FROM schema_migrations ORDER BY name",
    );
    const applied = taken.map(({ name }) => name);
    const known = postgresMigrations(folder).map(({ name }) => name);
    return {
      unknown: applied.filter((name) => !known.includes(name)),
      pending: known.filter((name) => !applied.includes(name)),
      isNew: applied.length === 0,
    };
  } catch (error) {
    throw isPostgresClosed(error) ? new StorageRefused(error.message, { cause: error }) : error;
  } finally {
    await client.end().catch(() => {});
  }
}
