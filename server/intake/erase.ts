import type { DatabaseSync } from "node:sqlite";
import type { Deliverer } from "./deliverer.ts";
import type { KeptFiles } from "./kept-files.ts";
import { OF_ADDRESS, spellings } from "./senders.ts";

/**
 * Forgets everything that came from an address: what still waits for the backend or lies in the
 * tray, its file, and by what a delivered submission would be known again. Answers how many
 * submissions there were, once none of them is on its way any more.
 */
export async function eraseSender(
  db: DatabaseSync,
  files: KeptFiles,
  deliverer: Pick<Deliverer, "idle">,
  email: string,
): Promise<number> {
  const rows = db
    .prepare(`DELETE FROM submissions WHERE ${OF_ADDRESS} RETURNING id, file`)
    .all(...spellings(email));
  for (const { file } of rows) {
    if (file !== null) await files.remove(String(file));
  }
  await deliverer.idle(rows.map(({ id }) => String(id)));
  return rows.length;
}

/**
 * Forgets what lies in the tray longer than its lead would have been kept (`retain_until`): the end
 * that the privacy policy names holds wherever something is.
 */
export async function forgetOverdue(
  db: DatabaseSync,
  files: KeptFiles,
  now: number,
): Promise<void> {
  const rows = db
    .prepare(
      `DELETE FROM submissions WHERE delivered IS NULL
       AND json_extract(delivery, '$.lead.retain_until') <= ? RETURNING file`,
    )
    .all(new Date(now).toISOString());
  for (const { file } of rows) {
    if (file !== null) await files.remove(String(file));
  }
}
