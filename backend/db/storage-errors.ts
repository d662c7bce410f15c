import {
  ApiError,
  invalidForeignKey,
  recordNotUnique,
  serviceUnavailable,
} from "../http/errors.ts";
import { publicName } from "../schema.ts";

/** Primary result codes of SQLite after which the same write may succeed later. */
const TEMPORARY = new Set([
  5, // busy
  6, // locked
  8, // read-only
  10, // input/output
  13, // full
  14, // cannot open
]);
const CONSTRAINT = 19;
const CONSTRAINT_FOREIGN_KEY = 787;
const CONSTRAINT_NOT_NULL = 1299;
const CONSTRAINT_PRIMARY_KEY = 1555;
const CONSTRAINT_UNIQUE = 2067;
const PRIMARY_CODE_MASK = 0xff;
/** Errno names of the file system that pass: no space, over quota, too many open files. */
const TEMPORARY_FILE_ERRORS = new Set(["ENOSPC", "EDQUOT", "EMFILE", "ENFILE", "EROFS", "EIO"]);

/** Seconds a client waits before it repeats a write that storage refused. */
const RETRY_AFTER_SECONDS = 5;

type StorageError = Error & { code?: unknown; errcode?: unknown };

function failedColumn(message: string) {
  const [, table, column] = /failed: (\w+)\.(\w+)/.exec(message) ?? [];
  return { collection: table ? publicName(table) : null, field: column ?? null };
}

/**
 * What a client is told of a storage fault: 503 with Retry-After for a full disk or a locked
 * database (quality.md, Reliability), 400 for a broken constraint, null for anything else.
 */
export function translateStorageError(cause: unknown): ApiError | null {
  if (!(cause instanceof Error)) return null;
  const { code, errcode, message } = cause as StorageError;
  if (typeof code === "string" && TEMPORARY_FILE_ERRORS.has(code)) return unavailable();
  if (code !== "ERR_SQLITE_ERROR" || typeof errcode !== "number") return null;
  if (TEMPORARY.has(errcode & PRIMARY_CODE_MASK)) return unavailable();
  if ((errcode & PRIMARY_CODE_MASK) !== CONSTRAINT) return null;
  const { collection, field } = failedColumn(message);
  switch (errcode) {
    case CONSTRAINT_UNIQUE:
    case CONSTRAINT_PRIMARY_KEY:
      return recordNotUnique(collection, field);
    case CONSTRAINT_FOREIGN_KEY:
      return invalidForeignKey();
    case CONSTRAINT_NOT_NULL:
      return new ApiError(
        400,
        "NOT_NULL_VIOLATION",
        `Value for field "${field}" in collection "${collection}" can't be null.`,
        { collection, field },
      );
    default:
      return null;
  }
}

const unavailable = () => serviceUnavailable(RETRY_AFTER_SECONDS, "Storage cannot be written now");
