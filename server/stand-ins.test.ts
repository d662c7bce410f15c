import { beforeEach, describe, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import type { Exchange } from "./exchange.ts";
import { StandIns } from "./stand-ins.ts";

const MINUTE_MS = 60_000;

let now: number;
let standIns: StandIns;

beforeEach(() => {
  now = 1_000_000;
  standIns = new StandIns({ now: () => now });
});

type Asked = { path: string; method?: string; locale?: "en" | "el" };

async function ask(asked: Asked | string, answer: Response) {
  const {
    path,
    method = "GET",
    locale = "en",
  } = typeof asked === "string" ? { path: asked } : asked;
  const request = new Request(`http://localhost:3000${path}`, { method });
  const exchange: Exchange = {
    ...{ request, url: new URL(request.url), env: parseEnv({}), locale },
    clientAddress: "192.0.2.7",
  };
  const response = await standIns.step(exchange, async () => answer);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { "content-type": "text/html", ...headers } });
const busy = () => new Response("busy", { status: 503, headers: { "retry-after": "1" } });

describe("a copy", () => {
  it.each(["/search?q=live", "/blog?category=growth", "/search.data?q=live"])(
    "of %s stands in while there is no place, and only then",
    async (path) => {
      expect(await ask(path, busy())).toMatchObject({ status: 503, text: "busy" });
      await ask(path, page("first", { "content-security-policy": "its own" }));
      const copy = await ask(path, busy());
      expect(copy).toMatchObject({ status: 200, text: "first" });
      expect(copy.headers.get("content-security-policy")).toBe("its own");
      expect(copy.headers.get("retry-after")).toBeNull();
      expect((await ask(path, page("second"))).text).toBe("second");
      expect((await ask(path, busy())).text).toBe("first");
      now += 10_000;
      expect((await ask(path, page("third"))).text).toBe("third");
      expect((await ask(path, busy())).text).toBe("third");
    },
  );

  it("stands in whatever else a link says of where it was found", async () => {
    await ask("/search?q=live&utm_source=a", page("live"));
    expect((await ask("/search?fbclid=b&q=live", busy())).status).toBe(200);
    expect((await ask("/search?q=live&in=articles", busy())).status).toBe(503);
  });

  it("stands in for the same address of the same language alone", async () => {
    await ask("/search?q=live", page("live"));
    expect((await ask("/search?q=other", busy())).status).toBe(503);
    expect((await ask({ path: "/search?q=live", locale: "el" }, busy())).status).toBe(503);
    expect((await ask({ path: "/search?q=live", method: "POST" }, busy())).status).toBe(503);
  });

  it.each([
    "/contact?sent=B4-1",
    "/creators/join?handle=x",
    "/admin/leads?q=x",
    "/about",
    "/api/search?q=x",
  ])("of %s is not made", async (path) => {
    await ask(path, page("somebody's"));
    expect((await ask(path, busy())).status).toBe(503);
  });

  it.each<[string, Response]>([
    ["brings a cookie", page("x", { "set-cookie": "a=b" })],
    ["is one visitor's", page("x", { "cache-control": "private, no-cache" })],
    ["is not to be stored", page("x", { "cache-control": "no-store" })],
    ["is no page", new Response("x", { status: 404 })],
  ])("of what %s is not made", async (_, answer) => {
    await ask("/search?q=live", answer);
    expect((await ask("/search?q=live", busy())).status).toBe(503);
  });

  it("is not told instead of a page that is not there", async () => {
    await ask("/blog?page=2", page("second page"));
    const gone = new Response("gone", { status: 404 });
    expect((await ask("/blog?page=2", gone)).status).toBe(404);
  });

  it("is forgotten after five minutes, and when something has changed", async () => {
    await ask("/search?q=live", page("live"));
    now += 5 * MINUTE_MS;
    expect((await ask("/search?q=live", busy())).status).toBe(200);
    now += 1;
    expect((await ask("/search?q=live", busy())).status).toBe(503);
    await ask("/search?q=live", page("live"));
    standIns.forget();
    expect((await ask("/search?q=live", busy())).status).toBe(503);
  });

  it("makes room for newer ones, and one that is too large takes none", async () => {
    standIns = new StandIns({ now: () => now, maxBytes: 10 });
    for (const query of ["a", "b", "c"]) await ask(`/search?q=${query}`, page("four"));
    expect((await ask("/search?q=a", busy())).status).toBe(503);
    expect((await ask("/search?q=c", busy())).status).toBe(200);
    await ask("/search?q=d", page("far too long"));
    expect((await ask("/search?q=d", busy())).status).toBe(503);
    expect((await ask("/search?q=b", busy())).status).toBe(200);
  });
});
