import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request as plainRequest } from "node:http";
import { Agent, request } from "node:https";

/** The two domains of the fleets under test; nobody looks them up. */
export const DOMAINS = { en: "b4.example", el: "b4.gr.example" } as const;
export type Language = keyof typeof DOMAINS;

/** Where nginx in front says what each process answered that it asked. */
export const ASKED_HEADER = "x-asked";

/** Longest that a visitor waits for an answer, in milliseconds. */
const PATIENCE_MS = 60_000;

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 64 });

/** A connection that had served before ended without a word: a browser asks once more for what it only reads. */
export class ConnectionGone extends Error {}

export type Asked = {
  language?: Language;
  method?: string;
  headers?: Record<string, string>;
  /** Address of this machine's loopback that it comes from. */
  from?: string;
  /** A text is JSON. */
  body?: FormData | URLSearchParams | string;
};

/** One request of a visitor to a proxy on this machine, over TLS, by the name of one of the domains. */
export async function visit(port: number, path: string, asked: Asked = {}): Promise<Response> {
  const { language = "en", method = "GET", headers = {}, from, body } = asked;
  const hostname = DOMAINS[language];
  // As a browser packs it, with the type that says how.
  const type = typeof body === "string" ? { "content-type": "application/json" } : {};
  const packed = body && new Response(body, { headers: type });
  const sent = request({
    ...{ host: "127.0.0.1", port, servername: hostname, agent, method, path },
    ...(from && { localAddress: from }),
    headers: {
      ...headers,
      host: `${hostname}:${port}`,
      ...(packed && { "content-type": packed.headers.get("content-type") ?? "" }),
    },
    timeout: PATIENCE_MS,
  });
  sent.on("timeout", () => sent.destroy(new Error("There was no answer in time")));
  sent.end(packed && Buffer.from(await packed.arrayBuffer()));
  const response = once(sent, "response").catch((error: Error) => {
    throw sent.reusedSocket ? new ConnectionGone(error.message) : error;
  });
  const [answer] = (await response) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const all = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    all.append(answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? "");
  }
  const status = answer.statusCode ?? 0;
  const isEmpty = [204, 304].includes(status);
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: all });
}

/** What one process answers, past the proxy but as if by way of it; its status alone. */
export async function statusAt(
  process: number,
  proxy: number,
  path: string,
  language: Language,
): Promise<number> {
  const headers = {
    host: `${DOMAINS[language]}:${proxy}`,
    "x-forwarded-for": "192.0.2.1, 127.0.0.1",
    "x-forwarded-proto": "https",
  };
  const sent = plainRequest({ host: "127.0.0.1", port: process, path, headers, agent: false });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}
