import { BackupError } from "../backup/backup-error.ts";
import { EnvError } from "../env-error.ts";
import { isDamaged, isPassingFault } from "../packages/lib/storage/faults.ts";
import { StoreError } from "../packages/object-store/store-error.ts";

/** Ends a command with what an operator can do something about in a sentence, else with all that is known. */
export function sayFailure(error: unknown): void {
  const isTold = [BackupError, EnvError, StoreError].some((told) => error instanceof told);
  const isStorage = isDamaged(error) || isPassingFault(error);
  console.error((isTold || isStorage) && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
