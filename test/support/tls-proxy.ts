import { once } from "node:events";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./certificate.ts";

type ProxyOptions = {
  /** Port of the process behind, on this machine. */
  to: number;
  certificate: Certificate;
  /** Ports to take; 0 for any that is free. */
  port?: number;
  plainPort?: number;
  /** The network that a request without one is said to come from, behind another proxy; none when left out. */
  someNetwork?: () => string;
};

export type TlsProxy = { port: number; plainPort: number; close(): Promise<void> };

/**
 * What stands in front of the site in production, in its smallest form: it ends TLS, keeps Host, and
 * says in X-Forwarded-For and X-Forwarded-Proto whom it speaks for and by what they came.
 */
export async function startTlsProxy(options: ProxyOptions): Promise<TlsProxy> {
  const { certificate, port = 0, plainPort = 0 } = options;
  const secure = createTlsServer(certificate, forward("https", options));
  const plain = createHttpServer(forward("http", options));
  return {
    port: await listening(secure, port),
    plainPort: await listening(plain, plainPort),
    async close() {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function listening(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function forward(scheme: "http" | "https", { to: port, someNetwork }: ProxyOptions) {
  return (req: IncomingMessage, res: ServerResponse) => {
    const { method, url: path, socket } = req;
    // After what a visitor claims stands what is so; a name sent twice is one list.
    const headers = {
      ...req.headers,
      "x-forwarded-for": [
        req.headers["x-forwarded-for"] ?? someNetwork?.() ?? [],
        socket.remoteAddress,
      ]
        .flat()
        .join(", "),
      "x-forwarded-proto": scheme,
    };
    const sent = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(res);
    });
    sent.on("error", () => {
      if (!res.headersSent) res.writeHead(502);
      res.end();
    });
    res.on("close", () => sent.destroy());
    req.pipe(sent);
  };
}
