import { Client } from "pg";

/** Longest wait for the connection, and for an answer, in milliseconds. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;

/** Reads from a database over a connection of its own, which ends with it. Rejects as `read` and pg do. */
export async function askPostgres<T>(
  url: string,
  read: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
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
