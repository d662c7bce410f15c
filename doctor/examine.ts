import { addresses } from "./checks/addresses.ts";
import { backend } from "./checks/backend.ts";
import { backups } from "./checks/backups.ts";
import { disk } from "./checks/disk.ts";
import { edge } from "./checks/edge.ts";
import { intake } from "./checks/intake.ts";
import { locks } from "./checks/locks.ts";
import { mail } from "./checks/mail.ts";
import { owners } from "./checks/owners.ts";
import { postgres } from "./checks/postgres.ts";
import { settings } from "./checks/settings.ts";
import { sqlite } from "./checks/sqlite.ts";
import { storedFiles } from "./checks/stored-files.ts";
import { byHarm, type Finding } from "./finding.ts";
import type { Installation } from "./installation.ts";

type Check = (installation: Installation) => Finding[] | Promise<Finding[]>;

/** Everything that is looked at; each goes on whatever the others meet. */
const CHECKS: readonly Check[] = [
  intake,
  owners,
  locks,
  sqlite,
  postgres,
  storedFiles,
  backend,
  disk,
  backups,
  addresses,
  mail,
  edge,
  settings,
];

/** What is wrong with an installation, the worst first. Changes nothing. */
export async function examine(installation: Installation): Promise<Finding[]> {
  const found = await Promise.all(CHECKS.map((check) => check(installation)));
  return byHarm(found.flat());
}
