import { ARRIVAL_HEADER, arrivalOf } from "./arrival.ts";
import type { Step } from "./exchange.ts";

export type Readiness = {
  /**
   * Whether the process takes requests: not before it knows what is published, nor while it stops, nor
   * when it was started on a content backend that is not set up for it.
   */
  isReady(): boolean;
  /**
   * What somebody has to look at although the process serves: a line each, without anything that is
   * nobody's business, since anybody may read it.
   */
  concerns?(): readonly string[];
};

/** Told to whoever rolls a release out (scripts/deploy/roll-out.mjs); /builds/latest.json tells visitors. */
export const BUILD_HEADER = "x-b4-build";

const HEALTH_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);
export const isHealthPath = (path: string) => HEALTH_PATHS.has(path);

/**
 * /healthz: alive, asks nothing of anyone; to npm run doctor it tells how it was reached. /readyz: able to serve, 200 with `ready`, or 503 with `not
 * ready`, and a line for each concern; its header tells which build it is. Any host may ask.
 */
export function health(readiness: Readiness, buildId: string): Step {
  return async (exchange, next) => {
    const { url, request } = exchange;
    if (url.pathname === "/healthz") {
      const arrival = request.headers.has(ARRIVAL_HEADER) ? await arrivalOf(exchange) : undefined;
      return answer(200, ["alive", ...(arrival ? [JSON.stringify(arrival)] : [])]);
    }
    if (url.pathname !== "/readyz") return next();
    const isReady = readiness.isReady();
    const lines = [isReady ? "ready" : "not ready", ...(readiness.concerns?.() ?? [])];
    const answered = answer(isReady ? 200 : 503, lines);
    answered.headers.set(BUILD_HEADER, buildId);
    return answered;
  };
}

function answer(status: number, lines: readonly string[]): Response {
  return new Response(lines.map((line) => `${line}\n`).join(""), {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
