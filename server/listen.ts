import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type ClientAddress, createRequestListener } from "@remix-run/node-fetch-server";
import type { Env } from "../env.ts";
import { Arrivals } from "./arrivals.ts";
import { limitConnections } from "./connection-limits.ts";
import type { LoadedSite } from "./load-site.ts";
import { answerPlainly } from "./plain-answers.ts";
import { plainHttp } from "./plain-http.ts";
import { screening } from "./screening.ts";
import { rawSecurityHeaders } from "./security-headers.ts";
import { RequestWatch, type Watchers } from "./watch-request.ts";

/** Requests under way may take this long to finish after the order to stop, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;
/** Time for a load balancer to see "not ready" before connections are refused, in milliseconds. */
const DRAIN_MS = 300;
/** With requests that never pause, connections are refused from then on, in milliseconds. */
const MAX_DRAIN_MS = 5_000;
/** Turns of the loop in a row after which nobody waits to be accepted any more. */
const DRAINED_TURNS = 8;
/** How often the drain looks whether requests are still under way, in milliseconds. */
const DRAIN_STEP_MS = 25;

/**
 * Work for what is only read begins two turns of the loop after it was asked for: by then it is known who has
 * left meanwhile. A stranger who asks and leaves 1,500 times a second costs as many connections, not as many pages:
 * else those waiting to be accepted, the stranger's for the most part, kept everybody waiting for 0.4 s.
 */
function unlessGone({ method, socket }: IncomingMessage, work: () => void): void {
  if (method !== "GET" && method !== "HEAD") {
    work();
    return;
  }
  setImmediate(() => setImmediate(() => !socket.destroyed && work()));
}

/** Joins Node's HTTP server to the site: kept pages first, then files, then the itinerary. */
export async function listen(
  env: Env,
  { http, site, files, cached }: LoadedSite,
  watchers: Watchers,
) {
  const { traffic, access } = watchers;
  const watch = new RequestWatch(watchers);
  const arrivals = new Arrivals();
  let underWay = 0;
  let stopping = false;

  const pages = createRequestListener(
    async (request: Request, { address }: ClientAddress) => (await site()).fetch(request, address),
    {
      // TLS ends at a proxy: a visitor came by what the configured addresses say (design.md).
      protocol: env.siteUrls.en.protocol,
      onError(error) {
        console.error("Request failed", error);
        return new Response("Internal Server Error\n", {
          status: 500,
          headers: { ...rawSecurityHeaders, "cache-control": "no-store" },
        });
      },
    },
  );
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    watch.trace(req, res, () => files(req, res, () => pages(req, res)));
  };
  const objectionTo = screening(env);
  const sendToHttps = plainHttp(env);
  http.on("connection", () => arrivals.note());
  http.on("request", (req: IncomingMessage, res: ServerResponse) => {
    arrivals.note();
    const begun = performance.now();
    if (stopping) res.shouldKeepAlive = false;
    const objection = objectionTo(req);
    if (objection) {
      access?.note(req, objection, begun);
      return answerPlainly(req, res, objection);
    }
    if (sendToHttps?.(req, res)) return access?.note(req, res.statusCode, begun);
    const work = () => unlessGone(req, () => answer(req, res));
    if (cached) cached.serve(req, res, work);
    else work();
    // A kept page has been sent by now; everything else is waited for when stopping.
    if (res.writableEnded) {
      traffic?.noteKept(res.statusCode);
      access?.noteKept(req, res.statusCode, begun);
    } else {
      watch.tellAtEnd(req, res, begun);
      underWay++;
      res.once("close", () => underWay--);
    }
  });
  limitConnections(http);
  await new Promise<void>((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new Error(`PORT ${env.port} is in use`) : error);
    });
    http.listen(env.port, env.host, resolve);
  });

  return {
    /**
     * Lets requests under way finish, then closes. Connections are accepted while it drains:
     * closing at once would reset those whose request has not been read yet.
     */
    async stop(): Promise<void> {
      stopping = true;
      cached?.stopFilling();
      const start = Date.now();
      const end = start + STOP_TIMEOUT_MS;
      await sleep(DRAIN_MS);
      while (Date.now() < start + MAX_DRAIN_MS) {
        if ((await arrivals.pause(DRAINED_TURNS)) && underWay === 0) break;
        await sleep(DRAIN_STEP_MS);
      }
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      await Promise.race([closed, sleep(Math.max(0, end - Date.now()))]);
      // From here on the process is taken apart. Whoever still waits would be answered 404 for what it has let go
      // of; cut off, a page is asked of the next process.
      http.closeAllConnections();
    },
  };
}
