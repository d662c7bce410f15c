import type { Env } from "../../env.ts";
import type { Attributes, FinishedSpan, SpanSink } from "./tracer.ts";

type TraceConfig = NonNullable<Env["watching"]["traces"]>;

/** How long spans are gathered before they are sent, in milliseconds. */
const GATHER_MS = 2_000;
/** Spans in one message, and spans that wait at most: a collector that is away costs no more memory. */
const MAX_BATCH = 512;
const MAX_WAITING = 4_096;
const TIMEOUT_MS = 5_000;
/** How often a collector that fails is told of in the log, in milliseconds. */
const TELL_AGAIN_MS = 10 * 60_000;

/** Numbers of OTLP's enumerations (opentelemetry-proto, trace.proto). */
const KINDS = { internal: 1, server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON (opentelemetry.io/docs/specs/otlp). What it
 * does not take within bounds is lost: traces are for looking, not for keeping.
 */
export class OtlpExporter implements SpanSink {
  readonly #config: TraceConfig;
  #waiting: FinishedSpan[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  /** Spans that nobody took. */
  lost = 0;

  constructor(config: TraceConfig) {
    this.#config = config;
  }

  /** By the trace's own id, so that every process that sees the trace decides alike. */
  isTaken(traceId: string): boolean {
    const { share } = this.#config;
    if (share >= 1) return true;
    // The last 13 digits are 52 bits, which a number holds.
    return Number.parseInt(traceId.slice(-13), 16) / 16 ** 13 < share;
  }

  take(span: FinishedSpan): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.lost++;
      return;
    }
    this.#waiting.push(span);
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref();
  }

  /** Sends what has been gathered; never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      const fault = await this.#send(batch);
      if (fault === undefined) continue;
      this.lost += batch.length;
      this.#tell(fault);
      return;
    }
  }

  /** Why a batch was not taken. */
  async #send(spans: readonly FinishedSpan[]): Promise<string | undefined> {
    try {
      const answer = await fetch(this.#config.url, {
        method: "POST",
        headers: { ...this.#config.headers, "content-type": "application/json" },
        body: JSON.stringify(messageOf(spans, this.#config.service)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "error",
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `it answered ${answer.status}`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return cause instanceof Error ? cause.message : String(cause);
    }
  }

  #tell(fault: string): void {
    if (performance.now() - this.#toldAt < TELL_AGAIN_MS) return;
    this.#toldAt = performance.now();
    console.warn(`The collector at ${this.#config.url.origin} does not take traces: ${fault}`);
  }
}

const messageOf = (spans: readonly FinishedSpan[], service: string) => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({ "service.name": service, "process.pid": process.pid }),
      },
      scopeSpans: [{ scope: { name: "b4-site" }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = (span: FinishedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId !== undefined && { parentSpanId: span.parentId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.begun),
  endTimeUnixNano: nanoseconds(span.ended),
  attributes: attributesOf(span.attributes),
  status: span.hasFailed ? { code: STATUS_ERROR } : {},
});

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));

/** Milliseconds as a whole number of nanoseconds, in decimal: a double would round them. */
function nanoseconds(ms: number): string {
  const micros = Math.round(ms * 1_000);
  return `${micros}000`;
}
