import type { DatabaseSync } from "node:sqlite";
import { digest } from "./identity.ts";
import type { KeptFiles } from "./kept-files.ts";

/**
 * Forgets everything that came from an address: what still waits for the backend, its file, and by
 * what a delivered submission would be known again. Answers how many submissions there were.
 */
export async function eraseSender(
  db: DatabaseSync,
  files: KeptFiles,
  email: string,
): Promise<number> {
  const rows = db
    .prepare("DELETE FROM submissions WHERE receipt_hash = ? RETURNING file")
    .all(digest("receipt", email));
  for (const { file } of rows) {
    if (file !== null) await files.remove(String(file));
  }
  return rows.length;
}
