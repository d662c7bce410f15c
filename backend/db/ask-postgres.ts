import { Client } from "pg";

/** Longest wait for the connection, and for an answer, in milliseconds. */
type Patience = { connectMs: number; answerMs: number };
const PATIENCE: Patience = { connectMs: 5_000, answerMs: 10_000 };

/** Reads from a database over a connection of its own, which ends with it. Rejects as `read` and pg do. */
export async function askPostgres<T>(
  url: string,
  read: (client: Client) => Promise<T>,
  { connectMs, answerMs }: Patience = PATIENCE,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
  });
  // Whoever waits for an answer is told; a fault that nobody hears ends the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return await read(client);
  } finally {
    await client.end().catch(() => {});
  }
}
