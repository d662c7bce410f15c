/** What a failed statement says about the PostgreSQL that it was for. */

type PostgresError = Error & {
  code?: unknown;
  severity?: unknown;
  syscall?: unknown;
  table?: unknown;
  column?: unknown;
  detail?: unknown;
};

/** Classes of SQLSTATE after which the same statement may succeed later. */
const PASSING_CLASSES = new Set([
  "08", // no connection
  "40", // taken back for another's sake
  "53", // no memory, disk or connection left
  "58", // its disk
]);
const PASSING = new Set([
  "25006", // read-only: a standby
  "25P03", // it was taken for dead
  "55P03", // no turn in time
  "57014", // no answer in time
  "57P01", // it is being stopped
  "57P02",
  "57P03", // it is being started
]);
/** A wrong user, password or name of the database: waiting does not help. */
const STRANGERS = new Set(["28", "3D"]);
const CALLS = new Set(["connect", "read", "write", "getaddrinfo"]);
const NETWORK = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOENT", "ENOTFOUND", "EAI_AGAIN"],
]);
/** The client's own words, which have no code. */
const HUNG_UP =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|driver has already been destroyed)/;

/** It can't be reached, is full, or is busy with others: nothing is wrong with what is stored. */
export function isPostgresAway(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code, severity, syscall, message } = cause as PostgresError;
  if (HUNG_UP.test(message)) return true;
  if (typeof code !== "string") return false;
  if (typeof syscall === "string") return CALLS.has(syscall) && NETWORK.has(code);
  if (code.length !== 5) return false;
  // What ends a connection is the server's affair, unless it does not know us.
  const isEnd = severity === "FATAL" && !STRANGERS.has(code.slice(0, 2));
  return isEnd || PASSING.has(code) || PASSING_CLASSES.has(code.slice(0, 2));
}

/** It does not let us in: a wrong user, password or name. */
export function isPostgresClosed(cause: unknown): cause is Error {
  const { code } = (cause ?? {}) as PostgresError;
  return cause instanceof Error && typeof code === "string" && STRANGERS.has(code.slice(0, 2));
}

/** The constraint that a row has broken; undefined for any other fault. */
export function brokenInPostgres(cause: unknown) {
  if (!(cause instanceof Error)) return undefined;
  const { code, table, column, detail } = cause as PostgresError;
  const field = typeof column === "string" ? column : firstKey(detail);
  const where = { table: typeof table === "string" ? table : null, column: field };
  switch (code) {
    case "23505":
      return { kind: "unique", ...where } as const;
    case "23503":
      return { kind: "reference", ...where } as const;
    case "23502":
      return { kind: "null", ...where } as const;
    // A NUL, which SQLite stores and PostgreSQL does not.
    case "22021":
      return { kind: "characters", ...where } as const;
    default:
      return undefined;
  }
}

/** `Key (article, locale)=(1, en) already exists.` */
function firstKey(detail: unknown): string | null {
  const [, name] = /^Key \("?(\w+)/.exec(typeof detail === "string" ? detail : "") ?? [];
  return name ?? null;
}
