/**
 * An answer in Directus's error shape: `{errors: [{message, extensions: {code, ...}}]}`
 * (docs/directus.md). Throw one anywhere below the router.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extensions: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    extensions: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.extensions = extensions;
    this.headers = headers;
  }
}

const MS_PER_SECOND = 1000;

/** 400; `reason` is a sentence part without its full stop. */
export const invalidPayload = (reason: string) =>
  new ApiError(400, "INVALID_PAYLOAD", `Invalid payload. ${reason}.`, { reason });

/** 400; a filter, sort, limit or other query parameter that cannot be understood. */
export const invalidQuery = (reason: string) =>
  new ApiError(400, "INVALID_QUERY", `Invalid query. ${reason}.`, { reason });

/** 401; the same for a wrong password, an unknown account and a dead token. */
export const invalidCredentials = () =>
  new ApiError(401, "INVALID_CREDENTIALS", "Invalid user credentials.");

export const tokenExpired = () => new ApiError(401, "TOKEN_EXPIRED", "Token expired.");
export const invalidOtp = () => new ApiError(401, "INVALID_OTP", "Invalid user OTP.");
export const userSuspended = () => new ApiError(401, "USER_SUSPENDED", "User suspended.");
export const invalidToken = () => new ApiError(403, "INVALID_TOKEN", "Invalid token.");

/** 403; does not tell a missing item from a forbidden one. */
export const forbidden = (reason?: string) =>
  new ApiError(
    403,
    "FORBIDDEN",
    reason ?? "You don't have permission to access this.",
    reason === undefined ? {} : { reason },
  );

export const routeNotFound = (path: string) =>
  new ApiError(404, "ROUTE_NOT_FOUND", `Route ${path} doesn't exist.`, { path });

/** 408; the body came more slowly than it is waited for. */
export const requestTimeout = () =>
  new ApiError(408, "REQUEST_TIMEOUT", "The body came too slowly.");

export const contentTooLarge = () =>
  new ApiError(413, "CONTENT_TOO_LARGE", "Uploaded content is too large.");

/** 415; `headers` may say what is understood. */
export const unsupportedMediaType = (
  mediaType: string,
  where: string,
  headers: Record<string, string> = {},
) =>
  new ApiError(
    415,
    "UNSUPPORTED_MEDIA_TYPE",
    `Unsupported media type "${mediaType}" in ${where}.`,
    { mediaType, where },
    headers,
  );

export const unprocessable = (reason: string) =>
  new ApiError(422, "UNPROCESSABLE_CONTENT", `Can't process content. ${reason}.`, { reason });

/** 400; `type` names the rule that failed: required, nnull, in, regex, email. */
export function failedValidation(
  field: string,
  type: string,
  explanation: string,
  extensions: Record<string, unknown> = {},
) {
  const message = `Validation failed for field "${field}". ${explanation}.`;
  return new ApiError(400, "FAILED_VALIDATION", message, { field, type, ...extensions });
}

export const valueTooLong = (collection: string, field: string) =>
  new ApiError(
    400,
    "VALUE_TOO_LONG",
    `Value for field "${field}" in collection "${collection}" is too long.`,
    { collection, field, value: null },
  );

export const recordNotUnique = (
  collection: string | null,
  field: string | null,
  value: unknown = null,
) =>
  new ApiError(
    400,
    "RECORD_NOT_UNIQUE",
    `Value ${field ? `for field "${field}" ` : ""}${collection ? `in collection "${collection}" ` : ""}has to be unique.`,
    { collection, field, value: value ?? null },
  );

export const invalidForeignKey = () =>
  new ApiError(400, "INVALID_FOREIGN_KEY", "Invalid foreign key.", {
    collection: null,
    field: null,
    value: null,
  });

/** 429 with Retry-After, in whole seconds, never 0. */
export function requestsExceeded(limit: number, retryAfterMs: number, now: number) {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / MS_PER_SECOND));
  return new ApiError(
    429,
    "REQUESTS_EXCEEDED",
    `Too many requests, retry after ${seconds}s.`,
    { limit, reset: new Date(now + seconds * MS_PER_SECOND).toISOString() },
    { "retry-after": String(seconds) },
  );
}

/** 503 with Retry-After; the caller may try again after that many seconds. */
export const serviceUnavailable = (retryAfterSeconds: number, reason: string) =>
  new ApiError(
    503,
    "SERVICE_UNAVAILABLE",
    `Service "api" is unavailable. ${reason}.`,
    { service: "api", reason },
    { "retry-after": String(retryAfterSeconds) },
  );

export const internalError = () =>
  new ApiError(500, "INTERNAL_SERVER_ERROR", "An unexpected error occurred.");
