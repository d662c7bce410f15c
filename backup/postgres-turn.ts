import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** What processes take turns by that back the same database up, beside TURN_KEY of its writes. */
const BACKUP_KEY = 4_602_016;
const CONNECT_MS = 3_000;
/** How often a process that waits looks whether it is its turn, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Runs work that one process at a time may do to a PostgreSQL, on whichever machine; who doesn't wait
 * gets undefined while another one is at it. The server frees the turn of a process that has gone.
 */
export async function inPostgresTurn<T>(
  url: string,
  isWaiting: boolean,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    for (;;) {
      const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS mine", [BACKUP_KEY]);
      if (rows[0].mine) return await work();
      if (!isWaiting) return undefined;
      await sleep(LOOK_MS);
    }
  } finally {
    await client.end().catch(() => {});
  }
}
