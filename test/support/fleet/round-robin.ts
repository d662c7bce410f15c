import { once } from "node:events";
import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "../certificate.ts";

/** How often each process is asked whether it takes requests, in milliseconds. */
const ASK_READY_MS = 200;
const READY_TIMEOUT_MS = 2_000;
/** With these nothing is done twice when another process is asked. */
const SAFE = new Set(["GET", "HEAD"]);

type Upstream = { port: number; isReady: boolean };

export type RoundRobin = { port: number; close(): Promise<void> };

/**
 * What stands in front of several processes: it ends TLS for both domains, gives each request to the next
 * process that is ready, and asks another one when a connection fails, as nginx does: what may have
 * been done is not asked for twice. Nobody is kept with a process. A request says in X-Forwarded-For
 * from where it comes; the proxy's own address is put behind it.
 */
export async function startRoundRobin(
  ports: readonly number[],
  certificate: Certificate,
  port = 0,
): Promise<RoundRobin> {
  const upstreams = ports.map((port): Upstream => ({ port, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function inTurn(): Upstream[] {
    const first = turn++ % upstreams.length;
    const all = [...upstreams.slice(first), ...upstreams.slice(0, first)];
    return [...all.filter(({ isReady }) => isReady), ...all.filter(({ isReady }) => !isReady)];
  }

  async function forward(req: IncomingMessage, res: ServerResponse) {
    const body: Buffer[] = [];
    for await (const chunk of req) body.push(chunk);
    const headers = {
      ...req.headers,
      "x-forwarded-for": [req.headers["x-forwarded-for"] ?? [], req.socket.remoteAddress]
        .flat()
        .join(", "),
      "x-forwarded-proto": "https",
    };
    for (const { port } of inTurn()) {
      const options = {
        host: "127.0.0.1",
        port,
        method: req.method,
        path: req.url,
        headers,
        agent,
      };
      const sent = request(options);
      sent.end(Buffer.concat(body));
      const answer = await once(sent, "response").then(
        ([answer]) => answer as IncomingMessage,
        (error: NodeJS.ErrnoException) => error,
      );
      if (!(answer instanceof Error)) {
        res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        // Cut off in the middle, it is cut off for the visitor, too.
        answer.on("error", () => res.destroy());
        answer.pipe(res);
        return;
      }
      // A connection that was kept may have been closed as it was used: nothing was read of this then.
      const isUntouched = answer.code === "ECONNREFUSED";
      if (!isUntouched && !SAFE.has(req.method ?? "")) break;
    }
    res.writeHead(502).end();
  }

  async function askReady(upstream: Upstream): Promise<void> {
    const url = `http://127.0.0.1:${upstream.port}/readyz`;
    upstream.isReady = await fetch(url, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
  }

  const server = createServer(certificate, (req, res) => {
    forward(req, res).catch(() => res.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const timer = setInterval(() => void Promise.all(upstreams.map(askReady)), ASK_READY_MS);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
