import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { endPlainly, statusOfClientError } from "./plain-answers.ts";

/** All headers of a request together, in bytes; beyond it 431. Node's own default, written down. */
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * From the connection, or the first byte of a later request, to the last of its headers: 2 kB on a
 * line of 1 kB a second, ten times over. A browser that connects ahead connects once more.
 */
const HEADERS_TIMEOUT_MS = 20_000;
/**
 * A whole request with its body. Those whose body somebody reads end sooner (bodies/pace.ts); this is
 * for what is left of a refused one, which is read to its end so that its sender sees the refusal.
 */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** How often Node looks for the two above: its default of 30 s would make 20 s up to 50. */
const CHECK_INTERVAL_MS = 2_000;
/** Longer than proxies keep theirs (60 s), so that none sends into a connection just closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/**
 * A connection with a request on it, and nothing read or written: who takes an answer so slowly that
 * not a byte of it goes for a minute. Longer than any backend or upload is waited for.
 */
const SOCKET_TIMEOUT_MS = 60_000;

export const serverOptions = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
} as const;

/**
 * What Node does about connections by itself, and its bare answers with our headers. There is neither
 * a limit of connections (an idle one costs 10 to 20 kB; a limit would turn people away, not whoever
 * holds them) nor of requests on one (a proxy sends thousands).
 */
export function limitConnections(http: Server): void {
  http.timeout = SOCKET_TIMEOUT_MS;
  http.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex & Answering) => {
    // Whoever has sent nothing gets nothing: a browser would take it for the next answer.
    const isSilent = socket.bytesRead === 0;
    const isAnswering = socket._httpMessage?.headersSent === true;
    if (!isSilent && !isAnswering && socket.writable && error.code !== "ECONNRESET") {
      endPlainly(socket, statusOfClientError(error.code));
    }
    socket.destroySoon?.();
  });
  // CONNECT is for proxies; without a listener Node would cut the connection.
  http.on("connect", (_req, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    endPlainly(socket, 405);
  });
}

/** What Node's own sockets have beside a Duplex; `_httpMessage` is the answer under way. */
type Answering = {
  bytesRead?: number;
  destroySoon?: () => void;
  _httpMessage?: { headersSent: boolean } | null;
};
