/** What one stranger does with sockets, by name. Run by bench/support/hostile-clients.ts. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** One address each, or one network: what a single line has. */
const STRANGER = "198.51.100.66";
const NETWORK = "2001:db8:1:1";

/** Between a stranger and us: nobody can leave sooner than they have come. In milliseconds. */
const ROUND_TRIP_MS = 20;

type Stranger = { port: number; host: string };
/** Goes on until the process is ended; `expected` are statuses that an honest server may answer. */
export type Kind = {
  connections: number;
  expected: readonly number[];
  /** One connection's life; begun again when it is over. Answers all that came back. */
  live(stranger: Stranger, index: number): Promise<string>;
};

async function open({ port }: Stranger): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  await once(socket, "connect");
  return socket;
}

async function allOf(socket: Socket): Promise<string> {
  let text = "";
  try {
    for await (const chunk of socket) text += chunk;
  } catch {
    // A reset ends it as well.
  }
  return text;
}

const head = (stranger: Stranger, line: string, lines: readonly string[] = [], from = STRANGER) =>
  [
    `${line} HTTP/1.1`,
    `Host: ${stranger.host}`,
    `X-Forwarded-For: ${from}`,
    ...lines,
    ...(line.startsWith("GET") ? ["Connection: close"] : []),
    "\r\n",
  ].join("\r\n");

async function ask(stranger: Stranger, text: string | Buffer): Promise<string> {
  const socket = await open(stranger);
  socket.write(text);
  return allOf(socket);
}

let count = 0;
/** Never the same address twice, so that nothing is remembered. */
const another = () => (count++).toString(36);

const get = (path: () => string, lines: () => string[] = () => []): Kind["live"] => {
  return (stranger) => ask(stranger, head(stranger, `GET ${path()}`, lines()));
};

const FORM = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 200000"];
const PARTS = ["Content-Type: multipart/form-data; boundary=b", "Content-Length: 2000000"];

const upload = (bytes: number) => {
  const before = `--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7`;
  return Buffer.concat([Buffer.from(before), Buffer.alloc(bytes), Buffer.from("\r\n--b--\r\n")]);
};

const post = (path: string, content: Buffer): Kind["live"] => {
  const lines = [FORM[0] ?? "", `Content-Length: ${content.length}`, "Connection: close"];
  return (stranger) =>
    ask(stranger, Buffer.concat([Buffer.from(head(stranger, `POST ${path}`, lines)), content]));
};

const odd = ["TRACE / HTTP/1.1\r\nHost: x", "GET / HTTP/1.1\r\nHost: a@b", "CONNECT a:1 HTTP/1.1"];

export const KINDS: Readonly<Record<string, Kind>> = {
  "a header of spaces": {
    connections: 6,
    expected: [200],
    live: get(
      () => "/about",
      () => [`Accept-Encoding: a${" ".repeat(15_000)}${another()}`],
    ),
  },
  "headers of 17 kB": {
    connections: 30,
    expected: [431, 0],
    live: get(
      () => "/about",
      () => [`A: ${"b".repeat(17_000)}`],
    ),
  },
  "24 bodies that never come": {
    connections: 24,
    expected: [408],
    live: (stranger) => ask(stranger, head(stranger, "POST /contact", FORM)),
  },
  "24 bodies byte by byte": {
    connections: 24,
    expected: [408, 429],
    async live(stranger) {
      const socket = await open(stranger);
      socket.write(head(stranger, "POST /contact", FORM));
      const dripping = setInterval(() => socket.writable && socket.write("a"), 50);
      const text = await allOf(socket);
      clearInterval(dripping);
      return text;
    },
  },
  "104 uploads that stall": {
    connections: 104,
    expected: [408, 429, 503],
    async live(stranger, index) {
      const from = `${NETWORK}::${index.toString(16)}`;
      const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn';
      return ask(stranger, head(stranger, "POST /careers/apply", PARTS, from) + part);
    },
  },
  "uploads from a whole /64": {
    connections: 8,
    expected: [200, 429],
    live(stranger) {
      const content = upload(1_000_000);
      const from = `${NETWORK}::${(count++ % 0xffff).toString(16)}`;
      const lines = [PARTS[0] ?? "", `Content-Length: ${content.length}`, "Connection: close"];
      const start = head(stranger, "POST /api/forms/upload", lines, from);
      return ask(stranger, Buffer.concat([Buffer.from(start), content]));
    },
  },
  "forms of 120,000 fields": {
    connections: 6,
    expected: [413, 429, 422, 503],
    live: post("/contact", Buffer.from("a&".repeat(120_000))),
  },
  "a form of 250 kB": {
    connections: 6,
    expected: [422, 429, 503],
    live: post("/contact", Buffer.from(`message=${"a".repeat(250_000)}`)),
  },
  "comparisons of share tags": {
    connections: 30,
    expected: [200, 503],
    live: get(() => "/test-og-differences?left=/about"),
  },
  "searches, each another": {
    connections: 30,
    expected: [200, 503],
    live: get(() => `/search?q=tiktok+${another()}`),
  },
  "addresses without a page": {
    connections: 30,
    expected: [404, 503],
    live: get(() => `/nowhere/${another()}`),
  },
  "requests of clients that leave": {
    connections: 30,
    expected: [0],
    async live(stranger) {
      const socket = await open(stranger);
      socket.on("error", () => {});
      socket.write(head(stranger, `GET /search?q=${another()}`));
      await sleep(ROUND_TRIP_MS);
      socket.resetAndDestroy();
      return "";
    },
  },
  "answers that nobody reads": {
    connections: 100,
    expected: [0],
    async live(stranger) {
      const socket = await open(stranger);
      socket.on("error", () => {});
      for (let sent = 0; sent < 20; sent++) {
        socket.write(head(stranger, "GET /about").replace("close", "keep-alive"));
      }
      await sleep(30_000);
      socket.destroy();
      return "";
    },
  },
  "odd methods and hosts": {
    connections: 30,
    expected: [400, 405],
    live: (stranger) => ask(stranger, `${odd[count++ % odd.length]}\r\n\r\n`),
  },
  "a hundred ranges of a file": {
    connections: 30,
    expected: [200],
    live: get(
      () => "/favicon.ico",
      () => [`Range: bytes=${Array.from({ length: 100 }, (_, at) => `${at}-${at}`).join(",")}`],
    ),
  },
  "2,000 idle sockets, half of them with half a header": {
    connections: 2_000,
    expected: [0, 408],
    async live(stranger, index) {
      const socket = await open(stranger);
      if (index % 2 === 0) socket.write("GET /about HTTP/1.1\r\nHos");
      return allOf(socket);
    },
  },
};
