import { createStaticHandler, data } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { BackendError } from "./backend-error.server.ts";
import { readItems, updateItems } from "./items.server.ts";
import { json, openLoopback } from "./loopback.fixture.ts";

const row = z.object({ id: z.number() });
const rows = json({ data: [{ id: 1 }], meta: { filter_count: 1 } });

async function failureOf(work: Promise<unknown>): Promise<BackendError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(BackendError);
  return error as BackendError;
}

/** Long enough for a question to arrive on a machine with much else to do. */
const PATIENCE_MS = 1_000;

describe("a call", () => {
  it("asks in Directus's language and answers checked rows", async () => {
    const { backend, received } = await openLoopback(rows);
    const query = {
      fields: ["id", "owner.first_name"],
      filter: { stage: { _eq: "new" } },
      sort: ["-created"],
      search: "μαρία",
      limit: 20,
      page: 2,
      meta: ["filter_count"],
    } as const;
    const answer = await readItems(backend, "leads", query, row);
    expect(answer).toEqual({ data: [{ id: 1 }], meta: { filter_count: 1 } });
    const url = new URL(received[0]?.url ?? "", "http://x");
    expect(url.pathname).toBe("/items/leads");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      fields: "id,owner.first_name",
      filter: '{"stage":{"_eq":"new"}}',
      sort: "-created",
      search: "μαρία",
      limit: "20",
      page: "2",
      meta: "filter_count",
    });
    expect(received[0]?.headers).toMatchObject({
      authorization: "Bearer static",
      "x-forwarded-for": "192.0.2.1",
      "user-agent": "A browser",
    });
  });

  it("changes items by filter and tells which were", async () => {
    const { backend, received } = await openLoopback(json({ data: [] }));
    const change = { filter: { id: { _eq: "a" } }, data: { stage: "won" } };
    expect(await updateItems(backend, "leads", change, { fields: ["id"] }, row)).toEqual([]);
    expect(received[0]).toMatchObject({ method: "PATCH", url: "/items/leads?fields=id" });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({
      query: { filter: change.filter },
      data: change.data,
    });
  });

  it("sends the person's token, and the static one only where the call allows it", async () => {
    const own = await openLoopback(rows, async () => "own");
    await own.backend.request({ path: "/x" });
    await own.backend.request({ path: "/x", as: "site" });
    await own.backend.request({ path: "/x", as: "nobody" });
    const none = await openLoopback(rows, async () => undefined);
    await none.backend.request({ path: "/x" });
    await none.backend.request({ path: "/x", as: "site" });
    const sent = [...own.received, ...none.received].map(({ headers }) => headers.authorization);
    expect(sent).toEqual(["Bearer own", "Bearer own", undefined, undefined, "Bearer static"]);
  });
});

describe("a failure", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    "%i is worth one retry of a safe request",
    async (status) => {
      const { backend, received } = await openLoopback((res, nth) =>
        nth === 1 ? res.writeHead(status).end() : rows(res, nth),
      );
      await readItems(backend, "leads", {}, row);
      expect(received).toHaveLength(2);
    },
  );

  it("is retried once only, never for a write, never for a refusal", async () => {
    expectConsole("error");
    const down = await openLoopback((res) => res.writeHead(503).end());
    expect((await failureOf(down.backend.request({ path: "/x" }))).status).toBe(503);
    expect(down.received).toHaveLength(2);
    await failureOf(down.backend.request({ method: "POST", path: "/x", body: {} }));
    expect(down.received).toHaveLength(3);
    const closed = await openLoopback(json({ errors: [] }, 403));
    await failureOf(closed.backend.request({ path: "/x" }));
    expect(closed.received).toHaveLength(1);
  });

  it("retries a connection that broke", async () => {
    const { backend, received } = await openLoopback((res, nth) =>
      nth === 1 ? res.destroy() : rows(res, nth),
    );
    await readItems(backend, "leads", {}, row);
    expect(received).toHaveLength(2);
  });

  it.each([
    ["before the headers", () => {}],
    ["in the middle of the body", (res: import("node:http").ServerResponse) => void res.write("{")],
  ])("waits no longer than it may, %s", async (_, answer) => {
    expectConsole("error");
    const { backend, received } = await openLoopback(answer);
    const patience = vi.spyOn(AbortSignal, "timeout");
    const error = await failureOf(backend.request({ path: "/x", timeoutMs: PATIENCE_MS }));
    expect(error.status).toBe(504);
    expect(patience.mock.calls).toEqual([[PATIENCE_MS]]);
    patience.mockRestore();
    expect(received).toHaveLength(1);
  });

  it.each([
    ["HTML", (res: import("node:http").ServerResponse) => void res.end("<html>")],
    ["another shape", json({ data: [{ id: "one" }] })],
    ["nothing", (res: import("node:http").ServerResponse) => void res.end()],
    [
      "a redirect",
      (res: import("node:http").ServerResponse) =>
        void res.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    ],
  ])("takes %s for no answer", async (_, answer) => {
    const errors = expectConsole("error");
    const { backend } = await openLoopback(answer);
    expect((await failureOf(readItems(backend, "leads", {}, row))).status).toBe(502);
    expect(errors.mock.lastCall?.[0]).toMatch(/^Backend error 502 Bad Gateway: GET \/items\/leads/);
  });

  it("knows Directus's codes and is logged with status and status text, but no secrets", async () => {
    const errors = expectConsole("info");
    const body = { errors: [{ message: "No", extensions: { code: "INVALID_OTP", reason: "x" } }] };
    const { backend } = await openLoopback(json(body, 401));
    const login = { method: "POST", path: "/auth/login", body: { password: "hush" } } as const;
    const error = await failureOf(backend.request({ ...login, as: "nobody" }));
    expect(error.has("INVALID_OTP")).toBe(true);
    expect(error.extension("reason")).toBe("x");
    expect(errors.mock.calls).toEqual([["Backend error 401 Unauthorized: POST /auth/login"]]);
  });

  it("is a page error with statusCode, statusMessage and data", async () => {
    const failure = { status: 503, statusText: "Service Unavailable", body: { why: "x" } };
    const handler = createStaticHandler([
      {
        id: "page",
        path: "/",
        loader: () => {
          throw new BackendError(failure);
        },
      },
    ]);
    const context = await handler.query(new Request("http://localhost/"));
    const shown = { statusCode: 503, statusMessage: "Service Unavailable", data: { why: "x" } };
    expect(context).toMatchObject({
      statusCode: 503,
      errors: { page: { status: 503, statusText: "Service Unavailable", data: shown } },
    });
    // The same that React Router's own helper makes.
    expect(new BackendError(failure)).toMatchObject({ ...data(shown, failure.status), init: {} });
  });
});
