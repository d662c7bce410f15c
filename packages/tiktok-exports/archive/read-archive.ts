import { isFolder, readDirectory, type ZipEntry } from "../../zip-reader/directory.ts";
import { unpackEntry } from "../../zip-reader/unpack.ts";
import { ZipError, type ZipFault } from "../../zip-reader/zip-error.ts";
import {
  MAX_ARCHIVE_ENTRIES,
  MAX_UNPACK_RATIO,
  MAX_UNPACKED_BYTES,
  RATIO_FREE_BYTES,
} from "../limits.ts";
import { type Problem, ProblemError } from "../outcomes.ts";

/** What is left to unpack in one drop; shared by all its archives and counted down. */
export type UnpackBudget = { bytes: number };

export function newUnpackBudget(): UnpackBudget {
  return { bytes: MAX_UNPACKED_BYTES };
}

/**
 * The files an archive lists; folders are left out.
 * @throws ProblemError corrupt, or zip-bomb for more than MAX_ARCHIVE_ENTRIES
 */
export function listFiles(zip: Uint8Array): ZipEntry[] {
  return asProblem(() =>
    readDirectory(zip, MAX_ARCHIVE_ENTRIES).filter((entry) => !isFolder(entry)),
  );
}

/**
 * One entry's bytes, taken from the budget.
 * @throws ProblemError encrypted, corrupt, zip-bomb
 */
export function unpackFile(zip: Uint8Array, entry: ZipEntry, budget: UnpackBudget): Uint8Array {
  const mostOfEntry = Math.max(RATIO_FREE_BYTES, entry.packedBytes * MAX_UNPACK_RATIO);
  let unpacked = 0;
  const onPiece = (bytes: number) => {
    unpacked += bytes;
    if (unpacked > mostOfEntry) {
      throw new ProblemError({ code: "zip-bomb", reason: "ratio", limit: MAX_UNPACK_RATIO });
    }
    if (bytes > budget.bytes) {
      throw new ProblemError({ code: "zip-bomb", reason: "total", limit: MAX_UNPACKED_BYTES });
    }
    budget.bytes -= bytes;
  };
  const room = Math.min(mostOfEntry, budget.bytes);
  return asProblem(() => unpackEntry(zip, entry, onPiece, room));
}

function asProblem<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ZipError ? new ProblemError(PROBLEMS[error.fault]) : error;
  }
}

const CORRUPT_ZIP: Problem = { code: "corrupt", reason: "zip", line: null };
const CORRUPT_PACKING: Problem = { code: "corrupt", reason: "compression", line: null };

const PROBLEMS: Record<ZipFault, Problem> = {
  directory: CORRUPT_ZIP,
  entry: CORRUPT_ZIP,
  entries: { code: "zip-bomb", reason: "entries", limit: MAX_ARCHIVE_ENTRIES },
  encrypted: { code: "encrypted" },
  method: CORRUPT_PACKING,
  compression: CORRUPT_PACKING,
  checksum: { code: "corrupt", reason: "checksum", line: null },
};
