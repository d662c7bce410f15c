import { describe, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { expectConsole } from "../test/support/fail-on-console.ts";
import { errorAnswers } from "./error-answers.ts";
import type { Exchange } from "./exchange.ts";

function exchange(path: string, headers: Record<string, string> = {}): Exchange {
  const url = new URL(path, "http://el.localhost:3000");
  const request = new Request(url, { headers });
  return { request, url, env: parseEnv({}), locale: "el" };
}

describe("errorAnswers", () => {
  it("shows a plain page in the host's language when rendering threw, and leaks nothing", async () => {
    const spy = expectConsole("error");
    const response = await errorAnswers(exchange("/about"), async () => {
      throw new Error("secret reason");
    });
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain('<html lang="el">');
    expect(html).toContain("Παρουσιάστηκε σφάλμα");
    expect(html).not.toContain("secret");
    expect(spy).toHaveBeenCalledOnce();
  });

  it("writes nothing for whoever has left", async () => {
    const left = exchange("/search");
    const request = new Request(left.request, { signal: AbortSignal.abort() });
    const refused = () => Promise.resolve(new Response(null, { status: 503 }));
    expect((await errorAnswers({ ...left, request }, refused)).body).toBeNull();
    expect((await errorAnswers(left, refused)).body).not.toBeNull();
  });

  it("answers data requests with JSON", async () => {
    const response = await errorAnswers(exchange("/about.data"), async () => {
      return new Response("turbo", { status: 500, headers: { "x-remix-response": "yes" } });
    });
    expect(response.headers.has("x-remix-response")).toBe(false);
    expect(await response.json()).toEqual({
      statusCode: 500,
      statusMessage: "An error occurred",
      message: "An error occurred",
    });
  });

  it("leaves a refused form's field errors alone", async () => {
    const refused = new Response("fields", { status: 400, headers: { "x-remix-response": "yes" } });
    const response = await errorAnswers(exchange("/contact.data"), async () => refused);
    expect(await response.text()).toBe("fields");
  });

  it("keeps Retry-After", async () => {
    const busy = new Response(null, { status: 503, headers: { "retry-after": "5" } });
    const response = await errorAnswers(exchange("/api/x"), async () => busy);
    expect(response.headers.get("retry-after")).toBe("5");
  });
});
