import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { CachedSite } from "../../server/page-cache/cached-site.ts";

export type WireAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What a request with these headers gets over a socket: nothing decoded, nothing added. */
export function wire(
  port: number,
  path: string,
  headers: Record<string, string | string[]> = {},
  method = "GET",
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
    sent.on("error", reject).on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.end();
  });
}

/** A server of nothing but the page cache; what it leaves to the itinerary gets a 599. */
export async function serveCached(cached: Pick<CachedSite, "serve">) {
  const server: Server = createServer((req, res) =>
    cached.serve(req, res, () => {
      res.writeHead(LEFT_TO_THE_ITINERARY).end();
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

export const LEFT_TO_THE_ITINERARY = 599;
