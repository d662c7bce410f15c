import { BackupError } from "../backup/backup-error.ts";
import { EnvError } from "../env.ts";
import { isDamaged, isPassingFault } from "../packages/lib/storage/faults.ts";

/** Ends a command with what an operator can do something about in a sentence, else with all that is known. */
export function sayFailure(error: unknown): void {
  const isTold = error instanceof BackupError || error instanceof EnvError;
  const isStorage = isDamaged(error) || isPassingFault(error);
  console.error((isTold || isStorage) && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
