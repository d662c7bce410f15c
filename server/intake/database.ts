import type { DatabaseSync } from "node:sqlite";
import { damage } from "../../packages/lib/storage/faults.ts";
import { bringUpToDate } from "./schema.ts";

/**
 * Makes an open file the intake's: every commit is on the disk before it is acknowledged (WAL,
 * synchronous FULL), what is deleted is overwritten, and all tables are there. Throws, beside what
 * passes, for a file that is damaged anywhere: it is looked through, which takes 1 ms for each MB.
 */
export function prepareIntake(db: DatabaseSync): void {
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
  const finding = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
  if (finding !== "ok") throw damage(String(finding));
  bringUpToDate(db);
}
