import { randomBytes } from "node:crypto";

/** Bytes of the two ids (W3C Trace Context, 3.2.2). */
const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
/** Version 00, or a later one of which the first four fields are read. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;
const SAMPLED = 1;

/** What a caller says of the trace that its request belongs to. */
export type CallersTrace = { traceId: string; spanId: string; isSampled: boolean };

/** Reads a `traceparent`; undefined for none and for one that is not well formed. */
export function readTraceparent(header: string | undefined): CallersTrace | undefined {
  const found = header === undefined ? null : TRACEPARENT.exec(header);
  if (!found) return undefined;
  const [whole = "", version = "", traceId = "", spanId = "", flags = ""] = found;
  const isWhole = version !== "00" || whole.length === header?.length;
  if (version === "ff" || !isWhole || isZero(traceId) || isZero(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

const isZero = (id: string) => /^0+$/.test(id);

export const traceparentOf = ({ traceId, spanId, isSampled }: CallersTrace): string =>
  `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;

export const newTraceId = () => randomBytes(TRACE_ID_BYTES).toString("hex");
export const newSpanId = () => randomBytes(SPAN_ID_BYTES).toString("hex");
