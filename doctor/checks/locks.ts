import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BACKEND_DATABASE, INTAKE_DATABASE } from "../../backup/data-folder.ts";
import { isLocked } from "../../packages/lib/storage/faults.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";

/** As long as the site itself waits, in milliseconds: what is locked for longer is answered 503. */
const WAIT_MS = 2_000;

/** Whether anything else writes to the databases of a site that runs, and does not end. Changes nothing. */
export function locks({ env }: Installation): Finding[] {
  return [INTAKE_DATABASE, BACKEND_DATABASE]
    .map((name) => join(env.dataDir, name))
    .filter((path) => isInUse(path) && isHeld(path))
    .map((path) => ({
      harm: "loses",
      what: `${path} is locked by another program: ${path.endsWith(INTAKE_DATABASE) ? "no form is taken" : "nobody signs in, and what visitors send waits"} until it lets go`,
      mend: `Find it (fuser -v ${basename(path)}): a shell with a transaction left open, or a copy made by other means than npm run backup`,
    }));
}

/** Its log is there while it is: opening another would leave one that the site's user can't write. */
const isInUse = (path: string) => existsSync(path) && existsSync(`${path}-wal`);

function isHeld(path: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: WAIT_MS });
    db.exec("BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch (error) {
    // What else is wrong with it is said by those who read it.
    return isLocked(error);
  } finally {
    db?.close();
  }
}
