import type { Client } from "pg";
import { askPostgres } from "../backend/db/ask-postgres.ts";
import { MIGRATIONS_DIR, postgresMigrations } from "../backend/db/migrations.ts";
import { isPostgresClosed } from "../backend/db/postgres-faults.ts";
import { StorageRefused } from "../backend/storage/storage.ts";
import type { Standing } from "./known-migrations.ts";

/** A start waits for it, so less than others do; in milliseconds. */
const PATIENCE = { connectMs: 3_000, answerMs: 8_000 };

/**
 * How a PostgreSQL and this version of the site stand to each other; one that nobody has used is new.
 * Throws StorageRefused where it does not let us in, and as the driver does while it is away.
 */
export async function postgresStanding(url: string, folder = MIGRATIONS_DIR): Promise<Standing> {
  try {
    const applied = await askPostgres(url, appliedIn, PATIENCE);
    const known = postgresMigrations(folder).map(({ name }) => name);
    return {
      unknown: applied.filter((name) => !known.includes(name)),
      pending: applied.length === 0 ? [] : known.filter((name) => !applied.includes(name)),
      isNew: applied.length === 0,
    };
  } catch (error) {
    throw isPostgresClosed(error) ? new StorageRefused(error.message, { cause: error }) : error;
  }
}

/** Names of the steps that it has taken; none before the first. */
async function appliedIn(client: Client): Promise<string[]> {
  const { rows } = await client.query("SELECT to_regclass('schema_migrations') AS there");
  if (rows[0].there === null) return [];
  const { rows: taken } = await client.query<{ name: string }>(
    "SELECT name FROM schema_migrations ORDER BY name",
  );
  return taken.map(({ name }) => name);
}
