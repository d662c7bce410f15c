import { isDamaged, isPassingFault } from "../../packages/lib/storage/faults.ts";
import { StoreError } from "../../packages/object-store/store-error.ts";
import {
  ApiError,
  invalidForeignKey,
  invalidPayload,
  recordNotUnique,
  serviceUnavailable,
} from "../http/errors.ts";
import { publicName } from "../schema.ts";
import { brokenInPostgres, isPostgresAway } from "./postgres-faults.ts";

const CONSTRAINT = 19;
const CONSTRAINT_FOREIGN_KEY = 787;
const CONSTRAINT_NOT_NULL = 1299;
const CONSTRAINT_PRIMARY_KEY = 1555;
const CONSTRAINT_UNIQUE = 2067;
const PRIMARY_CODE_MASK = 0xff;
const KINDS: ReadonlyMap<number, Broken["kind"]> = new Map([
  [CONSTRAINT_UNIQUE, "unique"],
  [CONSTRAINT_PRIMARY_KEY, "unique"],
  [CONSTRAINT_FOREIGN_KEY, "reference"],
  [CONSTRAINT_NOT_NULL, "null"],
] as const);

/** Seconds a client waits before it repeats a write that storage refused. */
const RETRY_AFTER_SECONDS = 5;
/** The same when a person has to come and restore what is damaged. */
const DAMAGED_RETRY_AFTER_SECONDS = 60;

type StorageError = Error & { code?: unknown; errcode?: unknown };

type Broken = {
  kind: "unique" | "reference" | "null" | "characters";
  table: string | null;
  column: string | null;
};

function brokenInSqlite(cause: Error): Broken | undefined {
  const { code, errcode, message } = cause as StorageError;
  if (code !== "ERR_SQLITE_ERROR" || typeof errcode !== "number") return undefined;
  if ((errcode & PRIMARY_CODE_MASK) !== CONSTRAINT) return undefined;
  const [, table = null, column = null] = /failed: (\w+)\.(\w+)/.exec(message) ?? [];
  const kind = KINDS.get(errcode);
  return kind && { kind, table, column };
}

/**
 * What a client is told of a storage fault: 503 with Retry-After for a full disk, a locked database
 * (quality.md, Reliability), a damaged one or one that is away, 400 for a broken constraint, null for anything else.
 */
export function translateStorageError(cause: unknown): ApiError | null {
  if (!(cause instanceof Error)) return null;
  const isAway = isPostgresAway(cause) || cause instanceof StoreError;
  if (isPassingFault(cause) || isAway) return unavailable();
  if (isDamaged(cause)) return damaged();
  const broken: Broken | undefined = brokenInSqlite(cause) ?? brokenInPostgres(cause);
  if (!broken) return null;
  const collection = broken.table === null ? null : publicName(broken.table);
  const field = broken.column;
  switch (broken.kind) {
    case "unique":
      return recordNotUnique(collection, field);
    case "reference":
      return invalidForeignKey();
    case "characters":
      return invalidPayload("A text holds a character that cannot be stored");
    case "null":
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
