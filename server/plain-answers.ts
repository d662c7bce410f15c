import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { rawSecurityHeaders } from "./security-headers.ts";

/** Told to whoever used a method that nothing here knows. */
const ALLOW = "GET, HEAD, POST, OPTIONS";

const headersOf = (status: number, body: string): Record<string, string> => ({
  ...rawSecurityHeaders,
  ...(status === 405 && { allow: ALLOW }),
  "cache-control": "no-store",
  "content-type": "text/plain; charset=utf-8",
  "content-length": String(Buffer.byteLength(body)),
  connection: "close",
});

const bodyOf = (status: number) => `${STATUS_CODES[status] ?? "Error"}\n`;

/** An answer in plain text for what is no visitor's request; the connection ends with it. */
export function answerPlainly(req: IncomingMessage, res: ServerResponse, status: number): void {
  const body = bodyOf(status);
  res.writeHead(status, headersOf(status, body)).end(req.method === "HEAD" ? undefined : body);
}

/** The same on a socket, where there is no request that could be answered. */
export function endPlainly(socket: Duplex, status: number): void {
  const body = bodyOf(status);
  const head = Object.entries(headersOf(status, body)).map(([name, value]) => `${name}: ${value}`);
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end([start, ...head, "", body].join("\r\n"));
}

/** As status what Node's parser or its clock objects to. */
export function statusOfClientError(code: string | undefined): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
