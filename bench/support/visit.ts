import { Agent, request } from "node:http";
import type { Answer } from "./ask.ts";

export type Visit = {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Connections that stay, as a browser's do. */
const agent = new Agent({ keepAlive: true });

/** One request, whatever its method, answered as it comes over the wire: nothing decoded. */
export function visit(origin: string, { method = "GET", path, headers, body }: Visit) {
  const { host, port } = new URL(origin);
  const options = { agent, method, hostname: "127.0.0.1", port, path };
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ ...options, headers: { host, ...headers } });
    sent.on("error", reject).on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.end(body);
  });
}
