import { IntakeUnavailable } from "../../app/forms/intake.ts";

/** Primary result codes of SQLite that pass, or that only an operator can cure. */
const SQLITE_FAULTS = new Set([
  5, // BUSY
  6, // LOCKED
  8, // READONLY
  10, // IOERR
  13, // FULL
  14, // CANTOPEN
]);
const SYSTEM_FAULTS = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EMFILE", "ENFILE"]);
const PRIMARY_CODE = 0xff;

type Failed = { errcode?: unknown; code?: unknown };

/** A storage fault as IntakeUnavailable; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  const { errcode, code } = (error ?? {}) as Failed;
  const isFault =
    (typeof errcode === "number" && SQLITE_FAULTS.has(errcode & PRIMARY_CODE)) ||
    (typeof code === "string" && SYSTEM_FAULTS.has(code));
  if (!isFault) return error;
  console.error("The intake can't be written", error);
  return new IntakeUnavailable("The intake can't be written", { cause: error });
}

/** Runs a piece of storage work; its faults become IntakeUnavailable. */
export function stored<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asUnavailable(error);
  }
}
