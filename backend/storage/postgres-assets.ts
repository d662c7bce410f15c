import type { PoolClient } from "pg";
import type { SharedAssets } from "../../packages/lib/shared-state/shared-state.ts";

/** How long a file is kept after the last process of its build has told of it, in milliseconds. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** Content in one statement, in bytes: a build is twenty of them. */
const AT_ONCE_BYTES = 256 * 1024;

type Client = Pick<PoolClient, "query">;
/** Runs work on a connection; nothing comes of it while the database is away. */
type Ask = <T>(there: (client: Client) => Promise<T>) => Promise<T | undefined>;

/** Built files in a table beside what processes know together. */
export function postgresAssets(ask: Ask, now: () => number): SharedAssets {
  return {
    async publish(names, read) {
      const done = await ask(async (client) => {
        const { rows } = await client.query<{ name: string }>(
          "UPDATE shared_assets SET seen = $2 WHERE name = ANY($1) RETURNING name",
          [names, now()],
        );
        const known = new Set(rows.map(({ name }) => name));
        let batch: Batch = [];
        for (const name of names.filter((one) => !known.has(one))) {
          batch.push([name, Buffer.from(await read(name))]);
          if (sizeOf(batch) < AT_ONCE_BYTES) continue;
          await insert(client, batch, now());
          batch = [];
        }
        await insert(client, batch, now());
        return true;
      });
      return done ?? false;
    },
    async find(names) {
      const rows = await ask(async (client) => {
        const sql = "SELECT name, content FROM shared_assets WHERE name = ANY($1)";
        return (await client.query<{ name: string; content: Buffer }>(sql, [names])).rows;
      });
      return new Map(rows?.map(({ name, content }) => [name, content]));
    },
  };
}

type Batch = [name: string, content: Buffer][];
const sizeOf = (batch: Batch) => batch.reduce((sum, [, { byteLength }]) => sum + byteLength, 0);

async function insert(client: Client, batch: Batch, now: number): Promise<void> {
  if (batch.length === 0) return;
  await client.query(
    `INSERT INTO shared_assets (name, content, seen)
     SELECT name, content, $3 FROM unnest($1::text[], $2::bytea[]) AS new (name, content)
     ON CONFLICT (name) DO UPDATE SET seen = excluded.seen`,
    [batch.map(([name]) => name), batch.map(([, content]) => content), now],
  );
}

export async function forgetOldAssets(client: Client, now: number): Promise<void> {
  await client.query("DELETE FROM shared_assets WHERE seen < $1", [now - KEPT_MS]);
}
