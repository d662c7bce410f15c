import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { createIconLoader } from "./icons.ts";

const MENU = { body: '<path d="M4 6h16"/>', width: 24, height: 24 };
/** How long Iconify waits in all for one silent host: rotation, then the timeout. */
const PATIENCE_MS = 750 + 5_000;

type Answer = (url: URL) => Response | Promise<Response>;
let asked: string[];
let copies = 0;

/** A loader with an Iconify of its own, since Iconify keeps what it has loaded and configured. */
async function withServer(answer: Answer, fallback?: string) {
  asked = [];
  vi.stubGlobal("location", { href: "http://localhost/blog" });
  vi.stubGlobal("fetch", async (url: URL) => {
    asked.push(url.href);
    return answer(url);
  });
  const file = import.meta.resolve("@iconify/react");
  const library: typeof import("@iconify/react") = await import(`${file}?copy=${copies++}`);
  const loadIcon = createIconLoader(fallback, library);
  return async (name: string, waitMs = 2 * PATIENCE_MS) => {
    const result = loadIcon(name);
    await vi.advanceTimersByTimeAsync(waitMs);
    return Promise.race([result, "still waiting"]);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("loadIcon", () => {
  it("asks the endpoint of the specification, and gives a picture", async () => {
    const load = await withServer(() => Response.json({ prefix: "lucide", icons: { menu: MENU } }));
    const url = await load("lucide:menu");
    expect(asked).toEqual(["http://localhost/api/_nuxt_icon/lucide.json?icons=menu"]);
    expect(decodeURIComponent(url ?? "")).toBe(
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${MENU.body}</svg>`,
    );
    await load("lucide:menu");
    expect(asked).toHaveLength(1);
  });

  it("accepts an alias", async () => {
    const load = await withServer(() =>
      Response.json({
        prefix: "lucide",
        icons: { menu: MENU },
        aliases: { bars: { parent: "menu" } },
      }),
    );
    expect(await load("lucide:bars")).toContain("data:image/svg+xml,");
  });

  it.each([
    ["another prefix", { prefix: "mdi", icons: { menu: MENU } }],
    ["no icons", { prefix: "lucide" }],
    ["nothing", null],
  ])("logs and treats as missing an answer with %s", async (_, answer) => {
    const error = expectConsole("error");
    const load = await withServer(() => Response.json(answer));
    expect(await load("lucide:menu")).toBeUndefined();
    expect(error.mock.calls.map((call: unknown[]) => String(call[0]).split(":")[0])).toEqual([
      "Icons refused",
      "Icon missing",
    ]);
  });

  it.each([
    ["without the icon", () => Response.json({ prefix: "lucide", icons: {} })],
    ["without the provider (424)", () => new Response(null, { status: 424 })],
    ["with 404", () => new Response(null, { status: 404 })],
    ["that is no JSON", () => new Response("<html>")],
    ["that is a failure", () => Promise.reject(new TypeError("network"))],
    ["that never comes", () => new Promise<Response>(() => {})],
  ])("logs and treats as missing an answer %s", async (_, answer) => {
    const error = expectConsole("error");
    const load = await withServer(answer as Answer);
    expect(await load("lucide:menu")).toBeUndefined();
    expect(error).toHaveBeenCalledExactlyOnceWith("Icon missing: lucide:menu");
  });

  it("refuses a name that is none, without a request", async () => {
    const error = expectConsole("error");
    const load = await withServer(() => Response.json({}));
    expect(await load("not an icon")).toBeUndefined();
    expect(asked).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
  });

  it("turns to the fallback when the endpoint fails, at its own address", async () => {
    const load = await withServer(
      ({ host }) =>
        host === "localhost"
          ? new Response(null, { status: 502 })
          : Response.json({ prefix: "lucide", icons: { menu: MENU } }),
      "https://api.iconify.design",
    );
    expect(await load("lucide:menu")).toContain("data:image/svg+xml,");
    expect(asked).toEqual([
      "http://localhost/api/_nuxt_icon/lucide.json?icons=menu",
      "https://api.iconify.design/lucide.json?icons=menu",
    ]);
  });

  it("turns to the fallback after 750 ms of silence", async () => {
    const load = await withServer(
      ({ host }) =>
        host === "localhost"
          ? new Promise<Response>(() => {})
          : Response.json({ prefix: "lucide", icons: { menu: MENU } }),
      "https://api.iconify.design",
    );
    expect(await load("lucide:menu", 700)).toBe("still waiting");
    expect(asked).toHaveLength(1);
    expect(await load("lucide:menu", 100)).toContain("data:image/svg+xml,");
    expect(asked).toHaveLength(2);
  });

  it("splits a request that would be longer than 500 characters", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `an-icon-name-${index}`);
    const load = await withServer((url) => {
      const wanted = url.searchParams.get("icons")?.split(",") ?? [];
      const icons = Object.fromEntries(wanted.map((name) => [name, MENU]));
      return Response.json({ prefix: "lucide", icons });
    });
    const results = await Promise.all(names.map((name) => load(`lucide:${name}`)));
    expect(results.every(Boolean)).toBe(true);
    expect(asked.length, "several, each for many icons").toBeGreaterThan(1);
    expect(asked.length).toBeLessThan(5);
    for (const url of asked)
      expect(
        decodeURIComponent(new URL(url).pathname + new URL(url).search).length,
      ).toBeLessThanOrEqual(500);
  });
});
