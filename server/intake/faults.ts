import { IntakeUnavailable } from "../../app/forms/intake.ts";
import { isDamaged, isPassingFault } from "../../packages/lib/storage/faults.ts";

/** A storage fault as IntakeUnavailable, said in one line; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!isPassingFault(error) && !isDamaged(error)) return error;
  console.error(`The intake can't be written: ${error instanceof Error ? error.message : error}`);
  return new IntakeUnavailable("The intake can't be written", { cause: error });
}
