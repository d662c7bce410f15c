import { isDamaged, isPassingFault } from "../../packages/lib/storage/faults.ts";
import {
  ApiError,
  invalidForeignKey,
  recordNotUnique,
  serviceUnavailable,
} from "../http/errors.ts";
import { publicName } from "../schema.ts";

const CONSTRAINT = 19;
const CONSTRAINT_FOREIGN_KEY = 787;
const CONSTRAINT_NOT_NULL = 1299;
const CONSTRAINT_PRIMARY_KEY = 1555;
const CONSTRAINT_UNIQUE = 2067;
const PRIMARY_CODE_MASK = 0xff;

/** Seconds a client waits before it repeats a write that storage refused. */
const RETRY_AFTER_SECONDS = 5;
/** The same when a person has to come and restore what is damaged. */
const DAMAGED_RETRY_AFTER_SECONDS = 60;

type StorageError = Error & { code?: unknown; errcode?: unknown };

function failedColumn(message: string) {
  const [, table, column] = /failed: (\w+)\.(\w+)/.exec(message) ?? [];
  return { collection: table ? publicName(table) : null, field: column ?? null };
}

/**
 * What a client is told of a storage fault: 503 with Retry-After for a full disk, a locked database
 * (quality.md, Reliability) or a damaged one, 400 for a broken constraint, null for anything else.
 */
export function translateStorageError(cause: unknown): ApiError | null {
  if (!(cause instanceof Error)) return null;
  const { code, errcode, message } = cause as StorageError;
  if (isPassingFault(cause)) return unavailable();
  if (isDamaged(cause)) return damaged();
  if (code !== "ERR_SQLITE_ERROR" || typeof errcode !== "number") return null;
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

/**
 * RECORD_NOT_UNIQUE with the value that was sent, as in Directus: whoever sent it knows it. Null for
 * any other fault.
 */
export function uniqueConflict(cause: unknown, sent: Record<string, unknown>): ApiError | null {
  const error = translateStorageError(cause);
  if (error?.code !== "RECORD_NOT_UNIQUE") return null;
  const { collection, field } = error.extensions as Record<string, string | null>;
  return recordNotUnique(collection ?? null, field ?? null, field ? sent[field] : null);
}

const unavailable = () => serviceUnavailable(RETRY_AFTER_SECONDS, "Storage cannot be written now");

/** Nothing is written to a damaged file: its other rows may be all that there is of them. */
export const damaged = () =>
  serviceUnavailable(DAMAGED_RETRY_AFTER_SECONDS, "Storage is damaged and has to be restored");
