import { sql } from "kysely";
import type { Core } from "../core.ts";
import { among, anyTable } from "../db/database.ts";
import type { Value } from "../db/tables.ts";
import { type CollectionName, collectionOf } from "../schema.ts";
import type { Key } from "./written.ts";

/**
 * Deletes rows and the files that they own and nothing else names; runs inside the caller's
 * transaction. Answers names for `FileStore.remove`, to be called once that is committed.
 */
export async function removeRows(
  core: Pick<Core, "db">,
  collection: CollectionName,
  keys: readonly Key[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const db = anyTable(core.db);
  const owned: { name: string; files: Value[] }[] = [];
  for (const [name, field] of Object.entries(collectionOf(collection).fields)) {
    if (!field.owned) continue;
    const found = await db
      .selectFrom(collection)
      .select(`${name} as file`)
      .where("id", "in", keys)
      .where(name, "is not", null)
      .execute();
    owned.push({ name, files: found.map(({ file = null }) => file) });
  }
  const contents: string[] = [];
  const removal = db.deleteFrom(collection).where("id", "in", keys);
  if (collection !== "files") await removal.execute();
  else
    for (const row of await removal.returning("filename_disk").execute())
      contents.push(nameIn(row));
  for (const { name, files } of owned) {
    const { rows } = await sql<FileRow>`DELETE FROM files WHERE ${among(sql.ref("id"), files)}
      AND NOT EXISTS (
        SELECT 1 FROM ${sql.table(collection)} AS t WHERE ${sql.ref(`t.${name}`)} = files.id)
      RETURNING filename_disk`.execute(core.db);
    contents.push(...rows.map(nameIn));
  }
  return contents;
}

type FileRow = { filename_disk?: Value };
const nameIn = ({ filename_disk }: FileRow) => String(filename_disk);
