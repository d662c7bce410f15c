import { Pool, type PoolConfig } from "pg";

/**
 * A pool whose connections may break at any moment. Whoever waits for an answer then gets the fault; a
 * connection that is held but asked nothing, as between two statements of a transaction, would tell nobody,
 * and an error that nobody hears ends the process.
 */
export function steadyPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // The next statement on it fails, and it is not used again.
  pool.on("connect", (client) => client.on("error", () => {}));
  // One that lies in the pool has broken; the next one that is asked for is made anew.
  pool.on("error", () => {});
  return pool;
}
