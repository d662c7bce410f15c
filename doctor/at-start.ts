import type { Env } from "../env.ts";
import { backups } from "./checks/backups.ts";
import { disk } from "./checks/disk.ts";
import { owners } from "./checks/owners.ts";
import { settings } from "./checks/settings.ts";
import { inALog } from "./tell.ts";

/**
 * What a start tells of its installation, a line each: what loses something and is known without asking
 * anybody. What the start itself has found (the backend, the addresses) is said elsewhere.
 */
export async function seriousAtStart(env: Env): Promise<string[]> {
  const installation = { env, now: Date.now() };
  const found = [
    ...(await disk(installation)),
    ...(await backups(installation)),
    ...owners(installation),
    ...settings(installation),
  ];
  // Said by base-url-warning.ts.
  return inALog(found.filter(({ harm }) => harm !== "shuts"));
}
