import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { PoolClient } from "pg";
import type { SharedDocuments } from "../../packages/lib/shared-state/shared-state.ts";

/** How much of a file is in one row, in bytes: so much of it is in memory at a time. */
const PART_BYTES = 256 * 1024;
/** Files at once: a gigabyte at most. */
const MAX_DOCUMENTS = 200;
/** As other private files: for this user alone. */
const FILE_MODE = 0o600;

type Client = Pick<PoolClient, "query">;
/** Runs work on a connection; nothing comes of it while the database is away. */
type Ask = <T>(there: (client: Client) => Promise<T>) => Promise<T | undefined>;

/** Files on their way, in parts, in the tables of what processes know together. */
export function postgresDocuments(
  ask: Ask,
  tag: (sender: string) => string,
  now: () => number,
): SharedDocuments {
  return {
    async keep(key, path, { facts, sender, ttlMs }) {
      await ask(async (client) => {
        await client.query("BEGIN");
        await client.query(
          "INSERT INTO shared_documents (key, facts, sender, ends) VALUES ($1, $2, $3, $4)",
          [key, facts, tag(sender), now() + ttlMs],
        );
        let part = 0;
        for await (const content of createReadStream(path, { highWaterMark: PART_BYTES })) {
          await client.query("INSERT INTO shared_document_parts VALUES ($1, $2, $3)", [
            key,
            part++,
            content,
          ]);
        }
        await client.query("COMMIT");
        await makeRoom(client);
      });
    },
    fetch: (key, path) =>
      ask(async (client) => {
        const { rows } = await client.query<{ facts: string }>(
          "SELECT facts FROM shared_documents WHERE key = $1 AND ends > $2",
          [key, now()],
        );
        const facts = rows[0]?.facts;
        if (facts === undefined) return undefined;
        const file = await open(path, "wx", FILE_MODE);
        try {
          for (let part = 0; ; part++) {
            const { rows } = await client.query<{ content: Buffer }>(
              "SELECT content FROM shared_document_parts WHERE key = $1 AND part = $2",
              [key, part],
            );
            if (!rows[0]) break;
            await file.writeFile(rows[0].content);
          }
          await file.sync();
        } finally {
          await file.close();
        }
        return facts;
      }),
    async expire(key, ttlMs) {
      await ask((client) =>
        client.query("UPDATE shared_documents SET ends = least(ends, $2) WHERE key = $1", [
          key,
          now() + ttlMs,
        ]),
      );
    },
  };
}

/** Whoever has most files here gives up their oldest: nobody's flood takes another's file. */
async function makeRoom(client: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `DELETE FROM shared_documents WHERE key = (
         SELECT key FROM shared_documents WHERE sender = (
           SELECT sender FROM shared_documents GROUP BY sender ORDER BY count(*) DESC, min(ends) LIMIT 1)
         ORDER BY ends, key LIMIT 1)
       AND (SELECT count(*) FROM shared_documents) > $1`,
      [MAX_DOCUMENTS],
    );
    if (!rowCount) return;
  }
}
