import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { sign } from "aws4";

/** A store of the tests: keeps objects in memory, and takes what an independent library signs alike. */
export async function startStore() {
  const credentials = { accessKeyId: "KEY/1", secretAccessKey: "SECRET+/=" };
  const objects = new Map<string, Buffer>();
  /** Statuses for the next calls, in the place of what they asked for. */
  const troubles: number[] = [];
  /** What happens between a call and its answer. */
  const meanwhile: { call?: (method: string, key: string) => unknown } = {};
  const pageSize = 2;

  function isSigned(req: IncomingMessage): boolean {
    const { authorization = "" } = req.headers;
    const names = /SignedHeaders=([a-z0-9;-]+)/.exec(authorization)?.[1]?.split(";") ?? [];
    const headers = Object.fromEntries(names.map((name) => [name, String(req.headers[name])]));
    const expected = sign(
      {
        ...{ method: req.method ?? "", host: req.headers.host ?? "", path: req.url ?? "" },
        ...{ service: "s3", region: "eu-test-1", headers },
      },
      credentials,
    );
    return expected.headers?.Authorization === authorization && names.includes("host");
  }

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(req.url ?? "", "http://store");
    const refuse = (status: number, code: string) =>
      res.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (!isSigned(req)) return refuse(403, "SignatureDoesNotMatch");
    const trouble = troubles.shift();
    if (trouble !== undefined) return refuse(trouble, "SlowDown");
    const sum = createHash("sha256").update(body).digest("hex");
    if (sum !== req.headers["x-amz-content-sha256"])
      return refuse(400, "XAmzContentSHA256Mismatch");
    const key = url.pathname.replace(/^\/bucket\/?/, "");
    await meanwhile.call?.(req.method ?? "", key);
    if (req.method === "PUT") objects.set(key, body);
    if (req.method === "DELETE") objects.delete(key);
    if (req.method !== "GET") return res.writeHead(req.method === "PUT" ? 200 : 204).end();
    if (key !== "") {
      const found = objects.get(key);
      return found ? res.end(found) : refuse(404, "NoSuchKey");
    }
    const prefix = url.searchParams.get("prefix") ?? "";
    const keys = [...objects.keys()].filter((one) => one.startsWith(prefix)).sort();
    const from = Number(url.searchParams.get("continuation-token") ?? 0);
    const page = keys
      .slice(from, from + pageSize)
      .map((one) => `<Contents><Key>${one}</Key></Contents>`);
    const next = from + pageSize;
    const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
    return res.end(`<ListBucketResult>${page.join("")}${more}</ListBucketResult>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const user = `${encodeURIComponent(credentials.accessKeyId)}:${encodeURIComponent(credentials.secretAccessKey)}`;
  return {
    url: `s3+http://${user}@127.0.0.1:${port}/bucket/of/b4?region=eu-test-1`,
    objects,
    troubles,
    meanwhile,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
