import { setTimeout as sleep } from "node:timers/promises";
import { STEP_MS, totpStep } from "../../backend/security/totp.ts";

/** Longest that a code may take to where it is checked, in milliseconds. */
const WAY_MS = 8000;

/**
 * The time step of a code that is still good when it arrives. A Directus takes the code of the very
 * moment alone, so that one made in the last seconds of a step may come too late.
 */
export async function currentStep(): Promise<number> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  // A timer may ring a millisecond early.
  if (left < WAY_MS) await sleep(left + 1);
  return totpStep(Date.now());
}
