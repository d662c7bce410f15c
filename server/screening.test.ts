import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseEnv } from "../env.ts";
import { limitConnections, serverOptions } from "./connection-limits.ts";
import { answerPlainly } from "./plain-answers.ts";
import { screening } from "./screening.ts";

type Seen = { url: string | undefined; headers: Record<string, unknown>; raw: string[] };

/** A server of nothing but the first look; what passes it is answered 200 and noted. */
async function serve() {
  const seen: Seen[] = [];
  const objectionTo = screening(parseEnv({}));
  const server = createServer(serverOptions, (req, res) => {
    const objection = objectionTo(req);
    if (objection) return answerPlainly(req, res, objection);
    seen.push({ url: req.url, headers: req.headers, raw: req.rawHeaders });
    res.end();
  }).listen(0, "127.0.0.1");
  limitConnections(server);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  /** Everything that comes back for these very bytes, on a connection of their own. */
  const send = async (text: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(text.replaceAll("\n", "\r\n"));
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    return answer;
  };
  return { send, seen };
}

const CLOSE = "Connection: close";

describe("a request is refused in plain text, with the headers of every answer", () => {
  it.each([
    ["a Host with a user part", `GET /about HTTP/1.1\nHost: localhost:1@evil.test\n\n`, 400],
    ["a Host that is a user part", `GET / HTTP/1.1\nHost: evil.test@localhost:3000\n\n`, 400],
    ["a Host with a path", `GET / HTTP/1.1\nHost: localhost:3000/x\n\n`, 400],
    ["a Host with a space", `GET / HTTP/1.1\nHost: localhost evil.test\n\n`, 400],
    ["an impossible port", `GET / HTTP/1.1\nHost: localhost:99999\n\n`, 400],
    ["an endless Host", `GET / HTTP/1.1\nHost: ${"a.".repeat(400)}example\n\n`, 400],
    ["an empty Host", `GET / HTTP/1.1\nHost:\n\n`, 400],
    ["two Hosts", `GET / HTTP/1.1\nHost: localhost:3000\nHost: evil.test\n\n`, 400],
    ["two Hosts alike", `GET / HTTP/1.1\nHost: localhost:3000\nhOST: localhost:3000\n\n`, 400],
    ["a user part in the target", `GET http://a@localhost:3000/ HTTP/1.1\nHost: x\n\n`, 400],
    ["a target without a slash", `GET about HTTP/1.1\nHost: localhost:3000\n\n`, 400],
    ["another scheme", `GET ftp://localhost/ HTTP/1.1\nHost: localhost:3000\n\n`, 400],
    ["TRACE", `TRACE / HTTP/1.1\nHost: localhost:3000\n\n`, 405],
    ["PROPFIND", `PROPFIND / HTTP/1.1\nHost: localhost:3000\n\n`, 405],
    ["CONNECT", `CONNECT localhost:22 HTTP/1.1\nHost: localhost:22\n\n`, 405],
    ["no method at all", `FROBNICATE / HTTP/1.1\nHost: localhost:3000\n\n`, 400],
    ["a hundred lines", `GET / HTTP/1.1\nHost: localhost:3000\n${"a: b\n".repeat(100)}\n`, 431],
    ["17 kB of headers", `GET / HTTP/1.1\nHost: x\nA: ${"b".repeat(17_000)}\n\n`, 431],
    [
      "smuggling",
      `POST / HTTP/1.1\nHost: x\nContent-Length: 1\nTransfer-Encoding: chunked\n\n`,
      400,
    ],
  ])("%s", async (_, request, status) => {
    const { send, seen } = await serve();
    const answer = await send(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(seen).toEqual([]);
  });
});

describe("a request passes", () => {
  it.each([
    ["with one of our hosts", "GET /a?b HTTP/1.1\nHost: el.localhost:3000", "/a?b"],
    ["with another host, which is answered further on", "GET / HTTP/1.1\nHost: [::1]:8080", "/"],
    ["by HTTP/1.0 without one", "GET /healthz HTTP/1.0", "/healthz"],
    ["with an absolute target", "GET http://localhost:3000/x HTTP/1.1\nHost: evil.test", "/x"],
  ])("%s", async (_, start, url) => {
    const { send, seen } = await serve();
    expect(await send(`${start}\n${CLOSE}\n\n`)).toMatch(/^HTTP\/1.1 200 /);
    expect(seen).toMatchObject([{ url }]);
    if (start.includes("http://")) expect(seen[0]?.headers.host).toBe("localhost:3000");
    if (start.includes("http://")) expect(seen[0]?.raw).not.toContain("evil.test");
  });
});

it("headers that are too long count as not sent, in one line or in many", async () => {
  const { send, seen } = await serve();
  const long = "x".repeat(1100);
  const lines = [
    ["Host", "localhost:3000"],
    ["Accept-Encoding", `br${" ".repeat(5000)}x`],
    ["Accept-Language", "el"],
    ...Array.from({ length: 12 }, () => ["Accept", "a".repeat(100)]),
    ["If-None-Match", long],
    ["Cookie", `kept=${long}`],
    ["X-Forwarded-For", `${long}, 192.0.2.7`],
    ["Connection", "close"],
  ];
  await send(`GET / HTTP/1.1\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}\n\n`);
  const { headers = {}, raw = [] } = seen[0] ?? {};
  expect(Object.keys(headers).sort()).toEqual(
    ["accept-language", "connection", "cookie", "host", "x-forwarded-for"].sort(),
  );
  expect(headers["x-forwarded-for"]).toMatch(/x, 192\.0\.2\.7$/);
  // The page cache reads this list, not the other one.
  expect(raw[raw.indexOf("Accept-Encoding") + 1]).toBe("");
  expect(raw[raw.indexOf("Cookie") + 1]).toHaveLength(1105);
  for (const value of raw) expect(value.length).toBeLessThanOrEqual(1105);
});

it("a connection on which nothing was sent is closed without a word", async () => {
  const server = createServer({
    ...serverOptions,
    headersTimeout: 50,
    connectionsCheckingInterval: 20,
  });
  limitConnections(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answers = ["", "GET / HT"].map(async (text) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(text);
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    return answer;
  });
  const [silent, slow] = await Promise.all(answers);
  expect(silent).toBe("");
  expect(slow).toMatch(/^HTTP\/1.1 408 Request Timeout/);
});
