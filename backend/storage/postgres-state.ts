import { createHmac } from "node:crypto";
import { Pool, type PoolClient } from "pg";
import {
  type Counted,
  filled,
  type Rule,
  waitOf,
} from "../../packages/lib/limits/token-buckets.ts";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { isPostgresAway } from "../db/postgres-faults.ts";

/** Beside those of the backend, so that a page's reads never wait for one of these. */
const MAX_CONNECTIONS = 3;
/** Longest wait for a connection, and for an answer, in milliseconds: what is asked here holds up a visitor. */
const CONNECT_MS = 1_000;
const ANSWER_MS = 1_500;
/** After a fault each process goes by its own memory for so long, in milliseconds. */
const AWAY_MS = 1_000;
/** How often a process removes what has come to its end, in milliseconds. */
const SWEEP_EVERY_MS = 60_000;

type Client = Pick<PoolClient, "query">;

/**
 * What processes know together, in tables of their own beside the content. Whom attempts are counted
 * for is kept as a keyed hash: the database does not tell who sent something.
 */
export function postgresState(url: string, secret: Uint8Array, now: () => number) {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: "b4-site shared state",
  });
  // A connection that nobody uses has broken; the next one is made anew.
  pool.on("error", () => {});
  const own = memoryState(now);
  let awayUntil = 0;
  let swept = now();

  /** Asks the database; what it can't answer, this process answers by itself. */
  async function ask<T>(there: (client: Client) => Promise<T>, here: () => Promise<T>): Promise<T> {
    if (now() < awayUntil) return here();
    let client: PoolClient | undefined;
    let isBroken = false;
    try {
      client = await pool.connect();
      if (now() - swept > SWEEP_EVERY_MS) {
        swept = now();
        await sweep(client, swept);
      }
      return await there(client);
    } catch (error) {
      isBroken = true;
      if (!isPostgresAway(error)) throw error;
      awayUntil = now() + AWAY_MS;
      return await here();
    } finally {
      client?.release(isBroken);
    }
  }

  const tag = (name: string, key: string) =>
    createHmac("sha256", secret).update(`${name} ${key}`).digest("base64url");

  const state: SharedState = {
    isShared: true,
    put: (rule, key, value) =>
      ask(
        async (client) => {
          const { name, ttlMs, maxEntries } = rule;
          await client.query(
            `INSERT INTO shared_values (store, key, value, ends) VALUES ($1, $2, $3, $4)
             ON CONFLICT (store, key) DO UPDATE SET value = excluded.value, ends = excluded.ends`,
            [name, key, value, now() + ttlMs],
          );
          await client.query(
            `DELETE FROM shared_values WHERE store = $1 AND key IN (
               SELECT key FROM shared_values WHERE store = $1 ORDER BY ends DESC, key OFFSET $2)`,
            [name, maxEntries],
          );
        },
        () => own.put(rule, key, value),
      ),
    get: (rule, key) =>
      ask(
        async (client) => {
          const { rows } = await client.query<{ value: string }>(
            "SELECT value FROM shared_values WHERE store = $1 AND key = $2 AND ends > $3",
            [rule.name, key, now()],
          );
          // Kept while the database was away.
          return rows[0]?.value ?? own.get(rule, key);
        },
        () => own.get(rule, key),
      ),
    async delete(rule, key) {
      await own.delete(rule, key);
      await ask(
        async (client) => {
          const which = [rule.name, key];
          await client.query("DELETE FROM shared_values WHERE store = $1 AND key = $2", which);
        },
        async () => {},
      );
    },
    take: (rule, attempts) =>
      ask(
        (client) =>
          changed(client, rule.name, counted(rule.name, attempts), (buckets) => {
            for (const { rule, bucket } of buckets) {
              const waitMs = waitOf(bucket, rule);
              if (waitMs > 0) return { answer: { rule, waitMs }, by: 0 };
            }
            return { answer: undefined, by: -1 };
          }),
        () => own.take(rule, attempts),
      ),
    giveBack: (rule, attempts) =>
      ask(
        (client) =>
          changed(client, rule.name, counted(rule.name, attempts), () => ({
            answer: undefined,
            by: 1,
          })),
        () => own.giveBack(rule, attempts),
      ),
  };

  /** Keys in one order, in which every process locks them; a key that comes twice counts twice. */
  function counted(name: string, attempts: readonly Counted[]) {
    const times = new Map<string, { rule: Rule; key: string; times: number }>();
    for (const [rule, key] of attempts) {
      const known = times.get(key) ?? { rule, key: tag(name, key), times: 0 };
      times.set(key, { ...known, times: known.times + 1 });
    }
    return [...times.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  type Sought = ReturnType<typeof counted>[number];
  type Found = Sought & { bucket: { left: number; at: number } };

  /** Reads the buckets, locked, and gives or takes what is decided upon: in one transaction. */
  async function changed<T>(
    client: Client,
    name: string,
    sought: readonly Sought[],
    decide: (buckets: readonly Found[]) => { answer: T; by: number },
  ): Promise<T> {
    const keys = sought.map(({ key }) => key);
    const attempts = sought.map(({ rule }) => rule.attempts);
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO shared_counts (place, key, remaining, at, full_at)
       SELECT $1, key, remaining, $4, $4 FROM unnest($2::text[], $3::float8[]) AS new (key, remaining)
       ON CONFLICT DO NOTHING`,
      [name, keys, attempts, now()],
    );
    const { rows } = await client.query<{ key: string; remaining: number; at: string }>(
      `SELECT key, remaining, at FROM shared_counts
       WHERE place = $1 AND key = ANY ($2::text[]) ORDER BY key COLLATE "C" FOR UPDATE`,
      [name, keys],
    );
    const known = new Map(
      rows.map(({ key, remaining, at }) => [key, { left: remaining, at: Number(at) }]),
    );
    const buckets = sought.map((each) => ({
      ...each,
      bucket: filled(known.get(each.key), each.rule, now()),
    }));
    const { answer, by } = decide(buckets);
    if (by !== 0) {
      const after = buckets.map(({ rule, bucket, times }) =>
        Math.min(rule.attempts, bucket.left + by * times),
      );
      const full = buckets.map(({ rule }, index) =>
        Math.ceil(now() + ((rule.attempts - (after[index] ?? 0)) * rule.refillMs) / rule.attempts),
      );
      await client.query(
        `UPDATE shared_counts AS old SET remaining = new.remaining, at = $5, full_at = new.full_at
         FROM unnest($2::text[], $3::float8[], $4::bigint[]) AS new (key, remaining, full_at)
         WHERE old.place = $1 AND old.key = new.key`,
        [name, keys, after, full, now()],
      );
    }
    await client.query("COMMIT");
    return answer;
  }

  return { state, close: () => pool.end() };
}

async function sweep(client: Client, now: number): Promise<void> {
  await client.query("DELETE FROM shared_values WHERE ends <= $1", [now]);
  await client.query("DELETE FROM shared_counts WHERE full_at <= $1", [now]);
}
