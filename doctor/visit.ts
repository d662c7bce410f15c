import { once } from "node:events";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { PeerCertificate, TLSSocket } from "node:tls";

/** Longest that an address is waited for, in milliseconds. */
const ANSWER_MS = 10_000;
/** Of an answer's body, in characters. */
const MAX_BODY = 64 * 1024;

export type Visited = {
  status: number;
  location: string | undefined;
  date: string | undefined;
  body: string;
  /** Undefined for plain http. */
  certificate: { peer: PeerCertificate; fault: string | undefined } | undefined;
};

/** A request as a browser sends it, whatever the certificate is like. Rejects when nobody answers. */
export async function visit(url: URL, headers: Record<string, string> = {}): Promise<Visited> {
  const isSecure = url.protocol === "https:";
  const signal = AbortSignal.timeout(ANSWER_MS);
  const sent = (isSecure ? secureRequest : plainRequest)(url, {
    ...{ headers, signal, agent: false },
    // Looked at below: a browser would have stopped here.
    ...(isSecure && { rejectUnauthorized: false }),
  });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const certificate = isSecure ? shownBy(response.socket as TLSSocket) : undefined;
  let body = "";
  for await (const chunk of response.setEncoding("utf8")) body = (body + chunk).slice(0, MAX_BODY);
  const { statusCode = 0, headers: answered } = response;
  const { location, date } = answered;
  return { status: statusCode, location, date, body, certificate };
}

function shownBy(socket: TLSSocket) {
  // Node's types say Error; it is the error's code, or null.
  const fault: unknown = socket.authorizationError;
  return {
    peer: socket.getPeerCertificate(),
    fault: fault ? String((fault as { code?: string }).code ?? fault) : undefined,
  };
}
