import { request } from "node:http";

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** One GET as it comes over the wire: nothing decoded. The host is what the site knows itself by. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(url, { hostname: "127.0.0.1", port, headers: { host, ...headers } });
    sent.on("error", reject).on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat) as Record<string, string>,
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.end();
  });
}
