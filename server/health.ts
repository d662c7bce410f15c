import type { Step } from "./exchange.ts";

export type Readiness = {
  /** Whether the process takes requests: not before it knows what is published, nor while it stops. */
  isReady(): boolean;
  /**
   * What somebody has to look at although the process serves: a line each, without anything that is
   * nobody's business, since anybody may read it.
   */
  concerns?(): readonly string[];
};

const HEALTH_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);
export const isHealthPath = (path: string) => HEALTH_PATHS.has(path);

/**
 * /healthz: alive, asks nothing of anyone. /readyz: able to serve, 200 with `ready` and a line for
 * each concern, or 503. Any host may ask.
 */
export function health(readiness: Readiness): Step {
  return async ({ url }, next) => {
    if (url.pathname === "/healthz") return answer(200, ["alive"]);
    if (url.pathname !== "/readyz") return next();
    if (!readiness.isReady()) return answer(503, ["not ready"]);
    return answer(200, ["ready", ...(readiness.concerns?.() ?? [])]);
  };
}

function answer(status: number, lines: readonly string[]): Response {
  return new Response(lines.map((line) => `${line}\n`).join(""), {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
