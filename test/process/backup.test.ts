/** A backup of a site that is being used, put back elsewhere: nothing that was acknowledged is missing. */

import { it } from "vitest";
import { backupRound, ROUND_MS } from "../support/backup-round.ts";

it(
  "holds every lead that was acknowledged before it began, encrypted, and starts from it elsewhere",
  () => backupRound({}, {}),
  ROUND_MS,
);
