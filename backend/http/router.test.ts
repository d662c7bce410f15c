import { describe, expect, it } from "vitest";
import { startBackend } from "../testing/start-backend.ts";

const SITE = "https://site.example";

describe("the router", () => {
  it("answers HEAD like GET, without the body", async () => {
    const { backend } = await startBackend();
    const response = await backend.fetch(new Request(`${SITE}/server/health`, { method: "HEAD" }));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/health+json");
    expect(await response.text()).toBe("");
  });

  it("takes a path with a slash at its end", async () => {
    const { call } = await startBackend();
    expect((await call("GET", "/server/ping/")).text).toBe("pong");
  });

  it.each(["/items/%E0%A4%A", "//server/ping", "/items//", "/"])(
    "does not know %s",
    async (path) => {
      const { call } = await startBackend();
      expect((await call("GET", path)).status).toBe(404);
    },
  );

  it("tells nobody of a fault but the operator", async () => {
    const faults: unknown[] = [];
    const { backend, call, close } = await startBackend({
      onError: (error) => faults.push(error),
    });
    close();
    expect(backend.firstAdmin).toBeUndefined();
    const { status, code, text } = await call("GET", "/items/articles");
    expect({ status, code }).toEqual({ status: 500, code: "INTERNAL_SERVER_ERROR" });
    expect(text).toBe(
      '{"errors":[{"message":"An unexpected error occurred.","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
    );
    expect(faults).toHaveLength(1);
  });

  it("says nothing of a client that leaves in the middle of its body", async () => {
    const faults: unknown[] = [];
    const { backend } = await startBackend({ onError: (error) => faults.push(error) });
    const left = new DOMException("The request was aborted.", "AbortError");
    const body = new ReadableStream({ pull: () => Promise.reject(left) });
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    await backend.fetch(new Request(`${SITE}/auth/login`, init));
    expect(faults).toEqual([]);
  });

  it("keeps answers out of caches", async () => {
    const { call } = await startBackend();
    for (const path of ["/items/articles", "/users/me", "/nope"]) {
      expect((await call("GET", path)).headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("bodies", () => {
  it("over a megabyte are refused, declared or not", async () => {
    const { backend } = await startBackend();
    const chunk = new TextEncoder().encode(" ".repeat(64 * 1024));
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        if (sent > 40) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const init = { method: "POST", body: stream, duplex: "half" };
    const response = await backend.fetch(new Request(`${SITE}/auth/login`, init as RequestInit));
    expect(response.status).toBe(413);
  });

  it.each([
    ["deep", JSON.stringify({ email: JSON.parse(`${"[".repeat(30)}${"]".repeat(30)}`) }), 400],
    ["a list", "[]", 400],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400],
  ])("that are %s are refused", async (_, body, status) => {
    const { backend } = await startBackend();
    const headers = { "content-type": "application/json" };
    const response = await backend.fetch(
      new Request(`${SITE}/auth/login`, { method: "POST", body, headers }),
    );
    expect(response.status).toBe(status);
  });

  it("of another type are refused", async () => {
    const { call } = await startBackend();
    const raw = new URLSearchParams({ email: "a@people.example" });
    expect((await call("POST", "/auth/login", { raw })).status).toBe(415);
  });

  it("that are compressed are refused with what is understood", async () => {
    const { backend } = await startBackend();
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const response = await backend.fetch(
      new Request(`${SITE}/auth/login`, { method: "POST", body: "{}", headers }),
    );
    expect(response.status).toBe(415);
    expect(response.headers.get("accept-encoding")).toBe("identity");
  });
});
