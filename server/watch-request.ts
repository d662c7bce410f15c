import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessLog } from "./log/access-log.ts";
import { shownPath } from "./log/shown-path.ts";
import type { Traffic } from "./metrics/traffic.ts";
import { kindOf } from "./request-kind.ts";
import type { RequestSpan, Tracer } from "./tracing/tracer.ts";

/** Who is told of requests as they end. */
export type Watchers = {
  tracer: Tracer;
  traffic?: Traffic | undefined;
  access?: AccessLog | undefined;
};

/** Counts, writes down and traces what is not a kept page, each where somebody wants it. */
export class RequestWatch {
  readonly #watchers: Watchers;
  readonly #spans = new WeakMap<ServerResponse, RequestSpan>();

  constructor(watchers: Watchers) {
    this.#watchers = watchers;
  }

  /** Does a request's work with its trace known to whoever asks. */
  trace(req: IncomingMessage, res: ServerResponse, work: () => void): void {
    const header = req.headers.traceparent;
    const one = typeof header === "string" ? header : undefined;
    this.#spans.set(res, this.#watchers.tracer.within(one, work));
  }

  /** What it was about is looked at now, before anybody changes the target. */
  tellAtEnd(req: IncomingMessage, res: ServerResponse, begun: number): void {
    const { traffic, access } = this.#watchers;
    const { method = "", url = "", headers } = req;
    res.once("close", () => {
      const span = this.#spans.get(res);
      const { statusCode } = res;
      traffic?.note(kindOf(method, url), statusCode);
      access?.note({ method, url, headers }, statusCode, begun, span?.traceId);
      if (span?.isTaken) endSpan(span, method, url, statusCode);
    });
  }
}

function endSpan(span: RequestSpan, method: string, url: string, status: number): void {
  const kind = kindOf(method, url);
  span.end(`${method} ${kind}`, status, {
    "http.request.method": method,
    "url.path": shownPath(kind, status, url),
  });
}
