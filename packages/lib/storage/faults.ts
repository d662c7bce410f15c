/** What a failed statement or file operation says about the storage under it. */

const BUSY = 5;
const LOCKED = 6;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
/** Primary result codes of SQLite after which the same write may succeed later. */
const PASSING = new Set([
  BUSY,
  LOCKED,
  8, // read-only
  10, // input/output
  13, // full
  14, // cannot open
]);
/** Errno names of the file system that pass, or that only an operator can cure. */
const PASSING_ON_DISK = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EMFILE", "ENFILE"]);
const PRIMARY_CODE_MASK = 0xff;

function primaryCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & PRIMARY_CODE_MASK : undefined;
}

/** Another connection holds the lock. */
export function isLocked(error: unknown): boolean {
  const code = primaryCode(error);
  return code === BUSY || code === LOCKED;
}

/** The file is not what SQLite has written: waiting does not help. */
export function isDamaged(error: unknown): boolean {
  const code = primaryCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** Full, locked, read-only, unreachable: nothing is wrong with what is stored. */
export function isPassingFault(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    PASSING.has(primaryCode(error) ?? 0) || (typeof code === "string" && PASSING_ON_DISK.has(code))
  );
}

/** What SQLite's own checks have found, as the error that a statement would have met. */
export function damage(finding: string): Error {
  return Object.assign(new Error(finding), { code: "ERR_SQLITE_ERROR", errcode: CORRUPT });
}
