import type { PoolClient } from "pg";
import type { SharedTallies } from "../../packages/lib/shared-state/shared-state.ts";

type Client = Pick<PoolClient, "query">;
/** Runs work on a connection; nothing comes of it while the database is away. */
type Ask = <T>(there: (client: Client) => Promise<T>) => Promise<T | undefined>;
type Row = { key: string; count: string; first: string; last: string };

/** Sums of what processes count, in a table beside what they know together. */
export function postgresTallies(ask: Ask, now: () => number): SharedTallies {
  return {
    async add({ name, ttlMs, maxEntries }, tallies) {
      // In one order, so that two processes never wait for each other.
      const sorted = tallies.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      await ask(async (client) => {
        await client.query(
          `INSERT INTO shared_tallies AS t (store, key, count, first, last)
           SELECT $1, key, count, first, last
           FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS new (key, count, first, last)
           ON CONFLICT (store, key) DO UPDATE SET count = t.count + excluded.count,
             first = least(t.first, excluded.first), last = greatest(t.last, excluded.last)`,
          [
            name,
            sorted.map(({ key }) => key),
            sorted.map(({ count }) => count),
            sorted.map(({ first }) => first),
            sorted.map(({ last }) => last),
          ],
        );
        await client.query(
          `DELETE FROM shared_tallies WHERE store = $1 AND (last <= $2 OR key IN (
             SELECT key FROM shared_tallies WHERE store = $1 ORDER BY last DESC, key OFFSET $3))`,
          [name, now() - ttlMs, maxEntries],
        );
      });
    },
    list: ({ name, ttlMs }) =>
      ask(async (client) => {
        const { rows } = await client.query<Row>(
          "SELECT key, count, first, last FROM shared_tallies WHERE store = $1 AND last > $2",
          [name, now() - ttlMs],
        );
        return rows.map(({ key, count, first, last }) => ({
          key,
          ...{ count: Number(count), first: Number(first), last: Number(last) },
        }));
      }),
    async clear({ name }) {
      await ask((client) => client.query("DELETE FROM shared_tallies WHERE store = $1", [name]));
    },
  };
}
