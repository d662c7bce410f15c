import { createReadStream } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { makePrivateFolder } from "../../packages/lib/storage/private-files.ts";
import type { Database } from "../db/database.ts";
import { type FileStore, NoContent } from "./file-store.ts";
import { clearUnfinished, removeFile, storeFile } from "./store.ts";

/** How much of a file is in one row, in bytes: so much of it is in memory at a time. */
const PART_BYTES = 256 * 1024;

/**
 * Files in the database, in parts, for every process alike; they come and go with their records. An
 * upload is received on the disk of this machine, in `folder`, because it has to be looked at whole.
 */
export const filesInDatabase = (folder: string, db: Database): FileStore => ({
  async prepare() {
    makePrivateFolder(folder);
    clearUnfinished(folder);
  },
  receive: (id, filename, content) => storeFile(folder, id, filename, content),
  async bring() {},
  async keep(db, { diskName }) {
    let part = 0;
    const stream = createReadStream(join(folder, diskName), { highWaterMark: PART_BYTES });
    for await (const content of stream) {
      await sql`INSERT INTO file_parts (name, part, content)
        VALUES (${diskName}, ${part++}, ${content})`.execute(db);
    }
  },
  settle: ({ diskName }) => removeFile(folder, diskName),
  async read(diskName) {
    const content = await contentIn(db, diskName);
    if (!content) throw new NoContent(diskName);
    return content;
  },
  async remove() {},
});

/** The content of a file, read as it is asked for; undefined when the database has none of it. */
export async function contentIn(
  db: Database,
  diskName: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const first = await readPart(db, diskName, 0);
  return first && partsFrom(db, diskName, first);
}

function partsFrom(db: Database, name: string, first: Uint8Array): ReadableStream<Uint8Array> {
  let part = 0;
  let next: Uint8Array | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const content = next ?? (await readPart(db, name, part));
        next = undefined;
        part++;
        if (content) controller.enqueue(content);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function readPart(db: Database, name: string, part: number): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    SELECT content FROM file_parts WHERE name = ${name} AND part = ${part}`.execute(db);
  const content = rows[0]?.content;
  return content && new Uint8Array(content);
}
