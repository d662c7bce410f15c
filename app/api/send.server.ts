import { setTimeout as sleep } from "node:timers/promises";
import { readUpTo } from "../../packages/lib/body/read-up-to.ts";
import { BackendError } from "./backend-error.server.ts";
import type { BackendConnection } from "./connection.ts";

/** Longest wait for an answer, its body included, in milliseconds. */
const TIMEOUT_MS = 5000;
/** Pause before the one retry, in milliseconds. */
const RETRY_DELAY_MS = 100;
/** Largest answer that is read, in bytes: a page of items, or a file. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** Statuses worth one retry of a safe request (spec, section 8). */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const BODILESS_STATUSES = new Set([204, 205, 304]);

export type Outgoing = {
  method: string;
  /** Path and query. */
  target: string;
  headers: Headers;
  body?: string | FormData;
  timeoutMs?: number;
};

/**
 * Sends a request and reads the whole answer within the time limit. One retry, for safe requests
 * only, and not after a timeout: who waited once is not made to wait twice. Throws BackendError for
 * everything that is not a 2xx.
 */
export async function send(connection: BackendConnection, outgoing: Outgoing): Promise<Response> {
  const isSafe = outgoing.method === "GET";
  try {
    return await attempt(connection, outgoing);
  } catch (error) {
    const isWorthIt =
      isSafe &&
      error instanceof BackendError &&
      RETRIED_STATUSES.has(error.status) &&
      !isTimeout(error.cause);
    if (!isWorthIt) throw error;
    await sleep(RETRY_DELAY_MS);
    return attempt(connection, outgoing);
  }
}

async function attempt(
  { baseUrl, transport }: BackendConnection,
  { method, target, headers, body, timeoutMs = TIMEOUT_MS }: Outgoing,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = new Request(`${baseUrl}${target}`, {
    method,
    headers,
    signal,
    // A backend that sends its callers elsewhere is not ours; a token must not follow.
    redirect: "manual",
    ...(body !== undefined && { body }),
  });
  let answer: Response;
  try {
    answer = await untilAborted(signal, readWhole(transport(request)));
  } catch (cause) {
    if (cause instanceof BackendError) throw cause;
    const failure = isTimeout(cause)
      ? { status: 504, statusText: "Gateway Timeout" }
      : { status: 503, statusText: "Service Unavailable" };
    throw new BackendError(failure, { cause });
  }
  if (answer.ok) return answer;
  if (answer.status < 400) throw garbage(`redirected with ${answer.status}`);
  throw new BackendError({
    status: answer.status,
    statusText: answer.statusText || (STATUS_TEXTS[answer.status] ?? "Error"),
    body: parsed(await answer.text()),
    retryAfterS: retryAfter(answer),
  });
}

/** An answer that is none of those agreed upon: 502. */
export function garbage(what: string, cause?: unknown): BackendError {
  return new BackendError(
    { status: 502, statusText: "Bad Gateway" },
    { cause: new Error(`The answer ${what}`, { cause }) },
  );
}

/** In-process answers know no status text. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

async function readWhole(answering: Promise<Response>): Promise<Response> {
  const { body, status, statusText, headers } = await answering;
  const bytes = await readUpTo(body ?? [], MAX_ANSWER_BYTES);
  if (!bytes) throw garbage(`has more than ${MAX_ANSWER_BYTES} bytes`);
  const content = BODILESS_STATUSES.has(status) ? null : bytes;
  return new Response(content, { status, statusText, headers });
}

/** The in-process backend does not hear the signal, so the wait itself ends. */
async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
    // What comes too late is nobody's business any more.
    work.catch(() => {});
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
