import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { serverOptions } from "./connection-limits.ts";
import { listen } from "./listen.ts";
import type { LoadedSite } from "./load-site.ts";
import { Tracer } from "./tracing/tracer.ts";

/** Time in which what was asked would have begun, in milliseconds. */
const A_WHILE_MS = 200;
const http = () => createServer(serverOptions);

let server: ReturnType<typeof http>;
let stop: () => Promise<void>;
let worked: string[];

beforeEach(async () => {
  worked = [];
  server = http();
  const site = {
    async fetch({ method, url }: Request) {
      worked.push(`${method} ${new URL(url).pathname}`);
      return new Response("whole");
    },
  };
  const env = { ...parseEnv({ NODE_ENV: "production" }), host: "127.0.0.1", port: 0 };
  const loaded = {
    http: server,
    site: async () => site,
    files: (_req: unknown, _res: unknown, next: () => void) => next(),
    cached: undefined,
  } as unknown as LoadedSite;
  ({ stop } = await listen(env, loaded, { tracer: new Tracer(undefined) }));
});

afterEach(() => stop());

async function ask(line: string, leaves: boolean): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `${line} HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  if (leaves) {
    socket.resetAndDestroy();
    return "";
  }
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) text += chunk;
  return text;
}

it("begins no page for whoever has left, and every form", async () => {
  await Promise.all(Array.from({ length: 50 }, () => ask("GET /search?q=a", true)));
  await Promise.all(Array.from({ length: 5 }, () => ask("POST /contact", true)));
  await sleep(A_WHILE_MS);
  expect(worked).toEqual(Array.from({ length: 5 }, () => "POST /contact"));
});

it("answers whoever stays", async () => {
  const answers = await Promise.all(
    ["GET /search?q=a", "HEAD /about"].map((line) => ask(line, false)),
  );
  expect(answers[0]).toMatch(/^HTTP\/1.1 200 .*whole\s/s);
  expect(answers[1]).toMatch(/^HTTP\/1.1 200 /);
  expect(worked.toSorted()).toEqual(["GET /search", "HEAD /about"]);
});
