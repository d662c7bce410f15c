import type { Step } from "./exchange.ts";

/** Whether the process takes requests; false from the moment it was told to stop. */
export type Readiness = {
  isReady(): boolean;
  /** What is wrong although requests are taken, a line each: for operators, never about a person. */
  concerns?(): readonly string[];
};

const HEALTH_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);
export const isHealthPath = (path: string) => HEALTH_PATHS.has(path);

/** /healthz: alive, asks nothing of anyone. /readyz: able to serve. Any host may ask. */
export function health(readiness: Readiness): Step {
  return async ({ url }, next) => {
    if (url.pathname === "/healthz") return answer(200, "alive");
    if (url.pathname === "/readyz") {
      if (!readiness.isReady()) return answer(503, "stopping");
      return answer(200, ["ready", ...(readiness.concerns?.() ?? [])].join("\n"));
    }
    return next();
  };
}

function answer(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
