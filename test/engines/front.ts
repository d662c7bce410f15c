import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";
import { createServer } from "node:https";
import { sourceHash } from "../../server/document/page-policy.ts";
import { certificateFor } from "../support/certificate.ts";
import { PORT, SITE_PORT, SITES } from "./addresses.ts";
import { RECORDER } from "./recorder.ts";

/**
 * Stands in front of the site, ends TLS as a proxy in production does, and writes the recorder into each
 * document, because WebKit's driver can neither put a script before those of a page nor read its
 * console. The policy is given the hash of that script and stays as it is besides.
 */
function forward(req: IncomingMessage, res: ServerResponse): void {
  const { method, url: path } = req;
  const headers = {
    ...req.headers,
    "x-forwarded-for": req.socket.remoteAddress,
    "x-forwarded-proto": "https",
    // Whole, so that it can be written into.
    ...(isPage(req) && { "accept-encoding": "identity" }),
  };
  const sent = request({ port: SITE_PORT, method, path, headers, agent: false }, async (answer) => {
    const { statusCode = 502, headers } = answer;
    if (!headers["content-type"]?.startsWith("text/html")) {
      res.writeHead(statusCode, headers);
      answer.pipe(res);
      return;
    }
    const body = withRecorder((await answer.setEncoding("utf8").toArray()).join(""));
    res.writeHead(statusCode, {
      ...lettingItRun(headers),
      "content-length": Buffer.byteLength(body),
    });
    res.end(body);
  });
  sent.on("error", (error) => {
    if (!res.destroyed) console.error(`${method} ${path} did not reach the site: ${error}`);
    res.destroy();
  });
  res.on("close", () => sent.destroy());
  req.pipe(sent);
}

const isPage = ({ headers }: IncomingMessage) => headers.accept?.includes("text/html") ?? false;

const withRecorder = (html: string) =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script>${RECORDER}</script>`);

function lettingItRun({ "transfer-encoding": _, ...headers }: IncomingMessage["headers"]) {
  const allowed: OutgoingHttpHeaders = { ...headers };
  allowed["content-security-policy"] = String(headers["content-security-policy"]).replace(
    "script-src",
    `script-src ${sourceHash(RECORDER)}`,
  );
  return allowed;
}

const certificate = await certificateFor(
  Object.values(SITES).map((site) => new URL(site).hostname),
);
createServer(certificate, forward).listen(PORT);
