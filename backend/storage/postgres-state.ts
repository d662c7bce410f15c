import { createHmac } from "node:crypto";
import type { PoolClient } from "pg";
import {
  type Counted,
  filled,
  type Rule,
  waitOf,
} from "../../packages/lib/limits/token-buckets.ts";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { isPostgresAway } from "../db/postgres-faults.ts";
import { steadyPool } from "../db/steady-pool.ts";
import { forgetOldAssets, postgresAssets } from "./postgres-assets.ts";
import { postgresDocuments } from "./postgres-documents.ts";
import { postgresTallies } from "./postgres-tallies.ts";

/** Beside those of the backend, so that a page's reads never wait for one of these. */
const MAX_CONNECTIONS = 3;
/** Longest wait for a connection, and for an answer, in milliseconds: what is asked here holds up a visitor. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 3_000;
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
  const pool = steadyPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: "b4-site shared state",
  });
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

  /** Nothing while the database is away. */
  const whenThere = <T>(there: (client: Client) => Promise<T>) =>
    ask<T | undefined>(there, async () => undefined);
  const tag = (name: string, key: string) =>
    createHmac("sha256", secret).update(`${name} ${key}`).digest("base64url");

  const state: SharedState = {
    isShared: true,
    assets: postgresAssets(whenThere, now),
    tallies: postgresTallies(whenThere, now),
    documents: postgresDocuments(whenThere, (sender) => tag("documents", sender), now),
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
        async (client) => {
          const taken: Counted[] = [];
          for (const each of attempts) {
            const waitMs = await takeOne(client, ...placed(rule.name, each));
            if (waitMs === 0) {
              taken.push(each);
              continue;
            }
            for (const other of taken) await giveOneBack(client, ...placed(rule.name, other));
            return { rule: each[0], waitMs };
          }
          return undefined;
        },
        () => own.take(rule, attempts),
      ),
    giveBack: (rule, attempts) =>
      ask(
        async (client) => {
          for (const each of attempts) await giveOneBack(client, ...placed(rule.name, each));
        },
        () => own.giveBack(rule, attempts),
      ),
  };

  const placed = (name: string, [rule, key]: Counted): [string, string, Rule, number] => [
    name,
    tag(name, key),
    rule,
    now(),
  ];

  return { state, close: () => pool.end() };
}

async function sweep(client: Client, now: number): Promise<void> {
  await client.query("DELETE FROM shared_values WHERE ends <= $1", [now]);
  await client.query("DELETE FROM shared_counts WHERE full_at <= $1", [now]);
  await client.query("DELETE FROM shared_documents WHERE ends <= $1", [now]);
  await forgetOldAssets(client, now);
}

/** What a bucket holds now, in SQL: `filled` of the buckets in memory. $3 attempts, $4 time to fill, $5 now. */
const LEFT = "least($3::float8, c.remaining + greatest(0, $5 - c.at) * $3::float8 / $4::float8)";
/** When a bucket with so much in it is full again. */
const fullAt = (left: string) =>
  `ceil($5 + ($3::float8 - ${left}) * $4::float8 / $3::float8)::bigint`;

const TAKE = `
  INSERT INTO shared_counts AS c (place, key, remaining, at, full_at)
  VALUES ($1, $2, $3::float8 - 1, $5::bigint, ${fullAt("($3::float8 - 1)")})
  ON CONFLICT (place, key) DO UPDATE
    SET remaining = ${LEFT} - 1, at = $5, full_at = ${fullAt(`(${LEFT} - 1)`)}
    WHERE ${LEFT} >= 1`;
const GIVE_BACK = `
  UPDATE shared_counts AS c
  SET remaining = least($3::float8, ${LEFT} + 1), at = $5::bigint, full_at = ${fullAt(`least($3::float8, ${LEFT} + 1)`)}
  WHERE place = $1 AND key = $2`;

/** Takes an attempt, in one statement; 0, or how long until there is one, in milliseconds. */
async function takeOne(
  client: Client,
  place: string,
  key: string,
  rule: Rule,
  now: number,
): Promise<number> {
  const values = [place, key, rule.attempts, rule.refillMs, now];
  const { rowCount } = await client.query(TAKE, values);
  if (rowCount === 1) return 0;
  const { rows } = await client.query<{ remaining: number; at: string }>(
    "SELECT remaining, at FROM shared_counts WHERE place = $1 AND key = $2",
    [place, key],
  );
  const [row] = rows;
  const bucket = row && { left: row.remaining, at: Number(row.at) };
  // Given back by somebody else meanwhile: there may be one at once.
  return Math.max(1, waitOf(filled(bucket, rule, now), rule));
}

async function giveOneBack(client: Client, place: string, key: string, rule: Rule, now: number) {
  await client.query(GIVE_BACK, [place, key, rule.attempts, rule.refillMs, now]);
}
