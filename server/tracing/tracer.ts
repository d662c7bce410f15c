import { AsyncLocalStorage } from "node:async_hooks";
import type { BackendConnection } from "../../app/api/connection.ts";
import type { Step } from "../exchange.ts";
import {
  type CallersTrace,
  newSpanId,
  newTraceId,
  readTraceparent,
  traceparentOf,
} from "./trace-context.ts";

/** Of a span, in words and numbers of OpenTelemetry's conventions; nothing of a person. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work that has ended. Times are milliseconds since 1970. */
export type FinishedSpan = {
  name: string;
  kind: "server" | "client" | "internal";
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  begun: number;
  ended: number;
  hasFailed: boolean;
  attributes: Attributes;
};

export type SpanSink = { isTaken(traceId: string): boolean; take(span: FinishedSpan): void };

/** A request on its way; its ids are made when somebody asks for them. */
export class RequestSpan {
  readonly begun = now();
  readonly #header: string | undefined;
  readonly #sink: SpanSink | undefined;
  #ids: { traceId: string; spanId: string; caller: CallersTrace | undefined } | undefined;

  constructor(header: string | undefined, sink: SpanSink | undefined) {
    this.#header = header;
    this.#sink = sink;
  }

  get traceId(): string {
    return this.#known().traceId;
  }

  /** Whether its spans are collected. */
  get isTaken(): boolean {
    return this.#sink?.isTaken(this.traceId) ?? false;
  }

  #known() {
    if (!this.#ids) {
      const caller = readTraceparent(this.#header);
      this.#ids = { traceId: caller?.traceId ?? newTraceId(), spanId: newSpanId(), caller };
    }
    return this.#ids;
  }

  end(name: string, status: number, attributes: Attributes): void {
    if (!this.isTaken) return;
    const { traceId, spanId, caller } = this.#known();
    this.#sink?.take({
      ...{ name, kind: "server", traceId, spanId, parentId: caller?.spanId },
      ...{ begun: this.begun, ended: now(), hasFailed: status >= 500 },
      attributes: { ...attributes, "http.response.status_code": status },
    });
  }

  /** A piece of this request's work; ends with the function that is answered. */
  part(kind: "client" | "internal", name: string, attributes: Attributes = {}) {
    const { traceId, spanId: parentId } = this.#known();
    const [spanId, begun] = [newSpanId(), now()];
    const { isTaken } = this;
    return {
      traceparent: traceparentOf({ traceId, spanId, isSampled: isTaken }),
      end: (hasFailed: boolean, more: Attributes = {}) => {
        if (!isTaken) return;
        this.#sink?.take({
          ...{ name, kind, traceId, spanId, parentId, begun, ended: now(), hasFailed },
          attributes: { ...attributes, ...more },
        });
      },
    };
  }
}

/**
 * Knows which request the running code works for, so that log lines and calls to the backend carry its
 * trace (W3C Trace Context), the caller's where it names one. Kept pages never come here.
 */
export class Tracer {
  readonly #running = new AsyncLocalStorage<RequestSpan>();
  readonly #sink: SpanSink | undefined;

  constructor(sink?: SpanSink) {
    this.#sink = sink;
  }

  /** The request that the running code works for; undefined for work of the process itself. */
  current(): RequestSpan | undefined {
    return this.#running.getStore();
  }

  /** Does the work of a request with this `traceparent`. */
  within(header: string | undefined, work: () => void): RequestSpan {
    const span = new RequestSpan(header, this.#sink);
    this.#running.run(span, work);
    return span;
  }

  /** A span for the render of a page once it has its turn. */
  tracedRenders(): Step {
    return async (_, next) => {
      const span = this.current();
      if (!span?.isTaken) return next();
      const part = span.part("internal", "render");
      let hasFailed = true;
      try {
        const answer = await next();
        hasFailed = answer.status >= 500;
        return answer;
      } finally {
        part.end(hasFailed);
      }
    };
  }

  /** The same connection; calls for a request carry its trace on. */
  watched(connection: BackendConnection): BackendConnection {
    return {
      ...connection,
      transport: async (request) => {
        const span = this.current();
        if (!span) return connection.transport(request);
        const part = span.part("client", `backend ${request.method}`, {
          "http.request.method": request.method,
          "peer.service": "content-backend",
        });
        request.headers.set("traceparent", part.traceparent);
        let status = 0;
        try {
          const answer = await connection.transport(request);
          status = answer.status;
          return answer;
        } finally {
          part.end(
            status === 0 || status >= 500,
            status ? { "http.response.status_code": status } : {},
          );
        }
      },
    };
  }
}

/** Milliseconds since 1970, to the microsecond. */
const now = () => performance.timeOrigin + performance.now();
