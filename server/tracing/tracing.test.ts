/** Whose trace a request belongs to, and what a collector is told of it. */

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { OtlpExporter } from "./otlp-exporter.ts";
import { readTraceparent } from "./trace-context.ts";
import { type FinishedSpan, Tracer } from "./tracer.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const HEADER = `00-${TRACE}-${SPAN}-01`;

it("reads a traceparent that is well formed, and no other", () => {
  expect(readTraceparent(HEADER)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
  expect(readTraceparent(`01-${TRACE}-${SPAN}-00-more`)).toMatchObject({ isSampled: false });
  for (const odd of [
    undefined,
    "",
    `${HEADER}-more`,
    HEADER.toUpperCase(),
    `ff-${TRACE}-${SPAN}-01`,
    `00-${"0".repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `00-${TRACE}-${SPAN}`,
    "x".repeat(10_000),
  ]) {
    expect(readTraceparent(odd), odd).toBeUndefined();
  }
});

/** A connection that remembers what was sent through it. */
function connectionWith(status: number) {
  const sent: (string | null)[] = [];
  const transport = async (request: Request) => {
    sent.push(request.headers.get("traceparent"));
    return new Response(null, { status });
  };
  return {
    sent,
    connection: { baseUrl: "http://b", publicToken: "t", transport, publicAddress: "/" },
  };
}

it("passes a request's trace on to the backend, with a span of its own", async () => {
  const spans: FinishedSpan[] = [];
  const tracer = new Tracer({ isTaken: () => true, take: (span) => void spans.push(span) });
  const { sent, connection } = connectionWith(503);
  const { transport } = tracer.watched(connection);
  await transport(new Request("http://b/items"));
  expect(sent).toEqual([null]);
  expect(tracer.current()).toBeUndefined();

  let call: Promise<Response> | undefined;
  const request = tracer.within(HEADER, () => {
    expect(tracer.current()?.traceId).toBe(TRACE);
    call = Promise.resolve().then(() => transport(new Request("http://b/items")));
  });
  await call;
  request.end("GET page", 200, { "url.path": "/about" });
  const [backend, page] = spans;
  expect(sent[1]).toBe(`00-${TRACE}-${backend?.spanId}-01`);
  expect(backend).toMatchObject({ kind: "client", hasFailed: true, parentId: page?.spanId });
  expect(page).toMatchObject({ kind: "server", traceId: TRACE, parentId: SPAN, hasFailed: false });
  expect(page?.ended).toBeGreaterThanOrEqual(page?.begun ?? Number.NaN);
});

it("gives a request without one a trace that nobody else has, and tells nobody", () => {
  const tracer = new Tracer();
  const [one, two] = [tracer.within(undefined, () => {}), tracer.within("odd", () => {})];
  expect(one.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(two.traceId).not.toBe(one.traceId);
  expect(one.isTaken).toBe(false);
});

/** A collector that answers with these statuses, the last one for ever. */
async function collector(...statuses: number[]) {
  const bodies: string[] = [];
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    bodies.push(`${req.method} ${req.url} ${req.headers["api-key"]} ${body}`);
    res.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}/v1/traces`);
  const exporter = new OtlpExporter({ url, headers: { "api-key": "k" }, service: "b4", share: 1 });
  return { bodies, exporter, server };
}

const span = (number: number): FinishedSpan => ({
  ...{ name: "GET page", kind: "server", traceId: TRACE, parentId: undefined },
  spanId: number.toString(16).padStart(16, "0"),
  ...{ begun: 1_795_491_300_000.125, ended: 1_795_491_300_012.5, hasFailed: number === 1 },
  attributes: { "url.path": "/about", "http.response.status_code": 200 },
});

it("sends spans by OTLP, many in one message", async () => {
  const { bodies, exporter } = await collector(200);
  for (let number = 1; number <= 600; number++) exporter.take(span(number));
  await exporter.flush();
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toMatch(/^POST \/v1\/traces k \{/);
  const message = JSON.parse(bodies[0]?.slice("POST /v1/traces k ".length) ?? "");
  const [first, second] = message.resourceSpans[0].scopeSpans[0].spans;
  expect(first).toEqual({
    ...{ traceId: TRACE, spanId: "0000000000000001", name: "GET page", kind: 2 },
    ...{ startTimeUnixNano: "1795491300000125000", endTimeUnixNano: "1795491300012500000" },
    attributes: [
      { key: "url.path", value: { stringValue: "/about" } },
      { key: "http.response.status_code", value: { intValue: "200" } },
    ],
    status: { code: 2 },
  });
  expect(second.status).toEqual({});
  expect(message.resourceSpans[0].resource.attributes[0].value.stringValue).toBe("b4");
});

it("loses spans that a collector does not take, within bounds, and says so once", async () => {
  const warn = expectConsole("warn");
  const { exporter, server } = await collector(500);
  exporter.take(span(1));
  await exporter.flush();
  server.close();
  server.closeAllConnections();
  for (let number = 0; number < 5_000; number++) exporter.take(span(number));
  await exporter.flush();
  expect(exporter.lost).toBeGreaterThan(900);
  expect(warn.mock.calls.flat().join()).toContain("it answered 500");
  expect(warn).toHaveBeenCalledTimes(1);
});

it("takes a share of the traces, by their ids", () => {
  const url = new URL("http://127.0.0.1:9/v1/traces");
  const exporter = new OtlpExporter({ url, headers: {}, service: "b4", share: 0.25 });
  const low = `${"f".repeat(19)}0000000000001`;
  const high = `${"0".repeat(19)}8000000000000`;
  expect([low, high].map((id) => exporter.isTaken(id))).toEqual([true, false]);
});
