import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "../core.ts";
import { type CollectionName, collectionOf } from "../schema.ts";
import type { Key } from "./written.ts";

type Store = Pick<Core, "db" | "filesDir">;

/**
 * Deletes rows and the files that they own and nothing else names; runs inside the caller's
 * transaction. Answers names for `removeContents`, to be called once that is committed.
 */
export function removeRows(core: Store, collection: CollectionName, keys: readonly Key[]) {
  const list = JSON.stringify(keys);
  const among = (column: string) => `"${column}" IN (SELECT value FROM json_each(?))`;
  const owned = Object.entries(collectionOf(collection).fields)
    .filter(([, field]) => field.owned)
    .map(([name]) => {
      const found = core.db
        .prepare(
          `SELECT "${name}" AS file FROM "${collection}" WHERE ${among("id")} AND "${name}" NOT NULL`,
        )
        .all(list);
      return { name, files: JSON.stringify(found.map(({ file }) => file)) };
    });
  const answer = collection === "files" ? "filename_disk" : "NULL AS filename_disk";
  const gone = core.db
    .prepare(`DELETE FROM "${collection}" WHERE ${among("id")} RETURNING ${answer}`)
    .all(list);
  for (const { name, files } of owned) {
    gone.push(
      ...core.db
        .prepare(
          `DELETE FROM files WHERE ${among("id")}
           AND NOT EXISTS (SELECT 1 FROM "${collection}" WHERE "${name}" = files.id)
           RETURNING filename_disk`,
        )
        .all(files),
    );
  }
  return gone.flatMap(({ filename_disk: name }) => (name === null ? [] : [String(name)]));
}

/** Removes uploads from the disk. What a crash leaves there is removed at the next start. */
export function removeContents({ filesDir }: Pick<Core, "filesDir">, names: readonly string[]) {
  for (const name of names) rmSync(join(filesDir, name), { force: true });
}
