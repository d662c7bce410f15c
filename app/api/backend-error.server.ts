/** What the screens and data answers say of a failed call (spec, section 8). */
export type PageErrorBody = { statusCode: number; statusMessage: string; data: unknown };

type Failure = {
  status: number;
  statusText: string;
  /** The answer's body; undefined when there was none that could be read. */
  body?: unknown;
  /** Whole seconds from Retry-After. */
  retryAfterS?: number | undefined;
};

/**
 * A call to the backend that failed: refused (its own status), not answered (503), too slow (504) or
 * answered with something else than was agreed (502). Thrown on by a loader or action it is a page
 * error with statusCode, statusMessage and data: React Router takes anything of this shape for what
 * its `data()` makes, and shows it with the status.
 */
export class BackendError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** Directus's error codes, such as `INVALID_CREDENTIALS`, in the order of the answer. */
  readonly codes: readonly string[];
  readonly body: unknown;
  readonly retryAfterS: number | undefined;

  readonly type = "DataWithResponseInit";
  readonly data: PageErrorBody;
  readonly init: ResponseInit;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`The backend answered ${failure.status} ${failure.statusText}`.trim(), options);
    this.name = "BackendError";
    this.status = failure.status;
    this.statusText = failure.statusText;
    this.body = failure.body;
    this.codes = codesIn(failure.body);
    this.retryAfterS = failure.retryAfterS;
    this.data = {
      statusCode: failure.status,
      statusMessage: failure.statusText,
      data: failure.body,
    };
    this.init = { status: failure.status, statusText: failure.statusText };
  }

  /** Whether the backend named this reason. */
  has(code: string): boolean {
    return this.codes.includes(code);
  }

  /** An extension of the first error, such as `field` or `reason`. */
  extension(name: string): unknown {
    return firstError(this.body)?.extensions?.[name];
  }
}

type ErrorEntry = { extensions?: Record<string, unknown> };

function errorsIn(body: unknown): ErrorEntry[] {
  const errors = (body as { errors?: unknown } | undefined | null)?.errors;
  return Array.isArray(errors) ? errors.filter((entry) => typeof entry === "object") : [];
}

const firstError = (body: unknown) => errorsIn(body)[0];

function codesIn(body: unknown): string[] {
  return errorsIn(body).flatMap((entry) => {
    const code = entry?.extensions?.code;
    return typeof code === "string" ? [code] : [];
  });
}
