import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchJson, fetchWithRetry, MAX_RETRY_DELAY_MS, RETRY_STATUSES } from "./fetch-retry.ts";

const get = (init?: RequestInit) => new Request("http://localhost/about.data", init);
const answers = (...list: (Response | Error)[]) =>
  vi.fn(async () => {
    const next = list.shift();
    if (!next) throw new Error("asked once too often");
    if (next instanceof Error) throw next;
    return next;
  });
const status = (code: number, headers?: HeadersInit) =>
  new Response(`body ${code}`, headers ? { status: code, headers } : { status: code });

describe("fetchWithRetry", () => {
  it.each([...RETRY_STATUSES])("repeats a GET once on %i", async (code) => {
    const fetch = answers(status(code), status(200));
    expect((await fetchWithRetry(fetch)(get())).status).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("knows exactly the statuses of the specification", () => {
    expect(RETRY_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  });

  it.each([200, 204, 304, 400, 401, 403, 404, 422, 501])("does not repeat on %i", async (code) => {
    const fetch = answers(new Response(null, { status: code }));
    expect((await fetchWithRetry(fetch)(get())).status).toBe(code);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("repeats a HEAD, and gives the second answer back whatever it is", async () => {
    const fetch = answers(status(503), status(502));
    const response = await fetchWithRetry(fetch)(get({ method: "HEAD" }));
    expect(response.status).toBe(502);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("never repeats a %s", async (method) => {
    const fetch = answers(status(503));
    expect((await fetchWithRetry(fetch)(get({ method }))).status).toBe(503);
    expect(fetch).toHaveBeenCalledOnce();

    const failing = answers(new TypeError("network"));
    await expect(fetchWithRetry(failing)(get({ method }))).rejects.toThrow("network");
    expect(failing).toHaveBeenCalledOnce();
  });

  it("repeats once after a network failure, then rejects", async () => {
    const recovering = answers(new TypeError("network"), status(200));
    expect((await fetchWithRetry(recovering)(get())).status).toBe(200);

    const down = answers(new TypeError("first"), new TypeError("second"));
    await expect(fetchWithRetry(down)(get())).rejects.toThrow("second");
  });

  it.each([
    ["1", [1_000]],
    ["2", [2_000]],
    ["120", [MAX_RETRY_DELAY_MS]],
    ["Wed, 21 Oct 2015 07:28:00 GMT", []],
    ["", []],
  ])("waits as Retry-After %j says, two seconds at most", async (value, sleeps) => {
    const slept: number[] = [];
    const sleep = async (ms: number) => void slept.push(ms);
    const fetch = answers(status(503, { "retry-after": value }), status(200));
    await fetchWithRetry(fetch, { sleep })(get());
    expect(slept).toEqual(sleeps);
  });

  it("releases the body it does not use", async () => {
    const cancel = vi.fn();
    const first = new Response(new ReadableStream({ cancel }), { status: 500 });
    await fetchWithRetry(answers(first, status(200)))(get());
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("does not repeat an aborted request", async () => {
    const controller = new AbortController();
    const fetch = vi.fn(async () => {
      controller.abort(new Error("left"));
      throw new TypeError("aborted while loading");
    });
    const request = get({ signal: controller.signal });
    await expect(fetchWithRetry(fetch)(request)).rejects.toThrow("aborted while loading");
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("notices an abort during the pause", async () => {
    const controller = new AbortController();
    const fetch = answers(status(503, { "retry-after": "1" }));
    const sleep = async () => controller.abort(new Error("left"));
    const request = get({ signal: controller.signal });
    await expect(fetchWithRetry(fetch, { sleep })(request)).rejects.toThrow("left");
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe("fetchJson", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("resolves paths against the page and reads JSON", async () => {
    vi.stubGlobal("location", { href: "http://el.localhost/blog" });
    const fetch = vi.fn(async (request: Request) => Response.json({ url: request.url }));
    vi.stubGlobal("fetch", fetch);
    expect(await fetchJson("/messages/el.json")).toEqual({
      url: "http://el.localhost/messages/el.json",
    });
  });

  it("rejects on an error status", async () => {
    vi.stubGlobal("location", { href: "http://localhost/" });
    vi.stubGlobal("fetch", async () => status(404));
    await expect(fetchJson("/islands/none")).rejects.toThrow("/islands/none answered 404");
  });
});
