/** A backup of a site that is being used, put back elsewhere: nothing that was acknowledged is missing. */

import { it } from "vitest";
import { backupRound } from "../support/backup-round.ts";
import { HANG_MS } from "../support/process.ts";

it(
  "holds every lead that was acknowledged before it began, encrypted, and starts from it elsewhere",
  () => backupRound({}, {}),
  HANG_MS,
);
