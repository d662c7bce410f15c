import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type Bearer, openBackend } from "./backend.server.ts";

export type Received = {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
};
type Answer = (res: ServerResponse, nth: number) => void;

/** A real server on loopback that answers as it is told, and a port that leads to it. */
export async function openLoopback(answer: Answer, bearer?: Bearer) {
  const received: Received[] = [];
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    received.push({ method: req.method ?? "", url: req.url ?? "", headers: req.headers, body });
    answer(res, received.length);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const connection = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicToken: "static",
    transport: (request: Request) => fetch(request),
    publicAddress: "/backend",
  };
  const visitor = { address: "192.0.2.1", userAgent: "A browser" };
  return { backend: openBackend(connection, visitor, bearer), received };
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (res) =>
    void res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
