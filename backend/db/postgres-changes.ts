import { sql } from "kysely";
import { Client } from "pg";
import type { Database } from "./database.ts";

/** What processes tell each other by; the payload is the collection that was written to. */
const CHANNEL = "b4_changes";
/** Wait before a connection that broke is made anew, and for it to stand, in milliseconds. */
const AGAIN_MS = 1_000;
const CONNECT_MS = 3_000;
/** How long a peer that says nothing is believed to be there, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** Inside the transaction that has written: every process hears of it once that is committed. */
export async function tellOfChange(db: Database, collection: string): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${collection})`.execute(db);
}

/**
 * Hears what any process has written, on a connection of its own, until `close`. When that had broken,
 * `hear` gets null once it stands again: anything may have changed meanwhile.
 */
export function hearOfChanges(url: string, hear: (collection: string | null) => void) {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wasBroken = false;

  function again(broken: Client) {
    if (isClosed || client !== broken) return;
    client = undefined;
    wasBroken = true;
    broken.end().catch(() => {});
    timer = setTimeout(() => void connect(), AGAIN_MS).unref();
  }

  async function connect() {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: "b4-site changes",
    });
    client = next;
    next.on("error", () => again(next));
    next.on("end", () => again(next));
    next.on("notification", ({ payload }) => hear(payload ?? null));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      if (wasBroken) hear(null);
      wasBroken = false;
    } catch {
      // That PostgreSQL is away is said by whoever asks it something.
      again(next);
    }
  }

  return {
    /** Resolves when it listens, or has failed for the first time. */
    open: connect,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
