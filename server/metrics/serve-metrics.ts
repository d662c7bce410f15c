import { once } from "node:events";
import { createServer } from "node:http";
import { EXPOSITION_TYPE } from "./exposition.ts";

const PATH = "/metrics";

/** Answers Prometheus on a port of its own, which nothing in front should lead to. Answers how to stop. */
export async function serveMetrics(
  port: number,
  host: string,
  read: () => Promise<string>,
): Promise<() => void> {
  const server = createServer((req, res) => {
    if (req.url !== PATH || req.method !== "GET") {
      res.writeHead(404).end();
      return;
    }
    read().then(
      (text) => res.writeHead(200, { "content-type": EXPOSITION_TYPE }).end(text),
      (error: unknown) => {
        console.error("Metrics can't be read", error);
        res.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
