import { isDamaged, isLocked } from "../../packages/lib/storage/faults.ts";
import type { WriteGate } from "../../packages/lib/storage/write-gate.ts";
import { damaged } from "./storage-errors.ts";

/** Stands between requests and the database: who writes waits for its turn, or is turned away. */
export type StorageGuard = {
  /**
   * Before a call that may write: waits, off the thread, while another process has the lock. Throws
   * SQLite's error when that takes too long, 503 when the database is damaged.
   */
  admit(): Promise<void>;
  /** To be told of every failure; those of the storage change what is admitted. True when it has said so. */
  note(cause: unknown): boolean;
  isDamaged(): boolean;
};

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "SEARCH"]);
export const mayWrite = ({ method }: Request) => !SAFE_METHODS.has(method);

/**
 * From the first sign of damage nothing is written any more, until the process is started anew on a
 * file that was restored; what can still be read is answered. `onDamage` is called once.
 */
export function createStorageGuard(
  gate: WriteGate,
  onDamage: (cause: unknown) => void,
): StorageGuard {
  let isBroken = false;
  return {
    async admit() {
      if (isBroken) throw damaged();
      await gate.run(gate.probe);
    },
    note(cause) {
      if (isLocked(cause)) gate.close();
      if (!isDamaged(cause)) return false;
      if (!isBroken) onDamage(cause);
      isBroken = true;
      return true;
    },
    isDamaged: () => isBroken,
  };
}
