import { clientLeft } from "../../packages/lib/body/client-left.ts";
import { refusedBodyStatus } from "../../packages/lib/body/refused-body.ts";
import type { Core } from "../core.ts";
import { translateStorageError } from "../db/storage-errors.ts";
import { mayWrite } from "../db/storage-guard.ts";
import { errorAnswer } from "./answer.ts";
import { drain } from "./drain.ts";
import {
  ApiError,
  internalError,
  requestTimeout,
  routeNotFound,
  serviceUnavailable,
} from "./errors.ts";

/** One request on its way: what a handler may need of it. `path` has no trailing slash. */
export type Call = {
  core: Core;
  request: Request;
  url: URL;
  path: string;
  /** Decoded values of the route's `:name` segments. */
  params: Readonly<Record<string, string>>;
};

export type Handler = (call: Call) => Response | Promise<Response>;
export type Route = { method: string; path: string; handle: Handler };

/** Declares a route: `route("GET", "/items/:collection", handler)`. */
export const route = (method: string, path: string, handle: Handler): Route => ({
  method,
  path,
  handle,
});

function matchPath(pattern: string, segments: readonly string[]) {
  const wanted = pattern.split("/");
  if (wanted.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== segment) return null;
      continue;
    }
    try {
      params[part.slice(1)] = decodeURIComponent(segment);
    } catch {
      return null;
    }
    if (segment === "") return null;
  }
  return params;
}

/**
 * Answers a request from the first matching route, so literal paths stand before `:name` ones.
 * A wrong method is an unknown route, as in Directus. Never rejects.
 */
export function createRouter(core: Core, routes: readonly Route[]) {
  async function dispatch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, "") : url.pathname;
    const segments = path.split("/");
    const method = request.method === "HEAD" ? "GET" : request.method;
    for (const candidate of routes) {
      if (candidate.method !== method) continue;
      const params = matchPath(candidate.path, segments);
      if (params) return candidate.handle({ core, request, url, path, params });
    }
    throw routeNotFound(path);
  }

  return async (request: Request): Promise<Response> => {
    let answer: Response;
    try {
      if (mayWrite(request)) await core.storage.admit();
      answer = await dispatch(request);
    } catch (cause) {
      core.storage.note(cause);
      const error =
        cause instanceof ApiError ? cause : (givenUp(cause) ?? translateStorageError(cause));
      // Whoever left in the middle is no fault of ours.
      if (!error && !clientLeft(cause, request)) core.onError(cause, request);
      answer = errorAnswer(error ?? internalError());
      await drain(request);
    }
    if (request.method !== "HEAD") return answer;
    await answer.body?.cancel();
    return new Response(null, { status: answer.status, headers: answer.headers });
  };
}

/** When a body may be sent again that had to go for others, in seconds. */
const BODY_RETRY_S = 5;

/** What is answered when the server in front has given up the request's body. */
function givenUp(cause: unknown): ApiError | undefined {
  const status = refusedBodyStatus(cause);
  if (status === 408) return requestTimeout();
  return status && serviceUnavailable(BODY_RETRY_S, "Too many bodies at once");
}
