import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import type { LocaleChange } from "./window-globals.d.ts";

const HREF = "http://el.localhost/blog?page=2";
let asked: string[];
let happened: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = [];
  happened = [];
  const browser = new EventTarget();
  browser.addEventListener("localechange", (event) => {
    happened.push((event as CustomEvent<LocaleChange>).detail);
  });
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("location", {
    href: "http://localhost/blog?page=2",
    assign: (href: string) => void happened.push(href),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function withServer(answer: (path: string) => Response | Promise<Response>) {
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push(path);
    return answer(path);
  });
  return import("./locale-switch.ts");
}

describe("switchLocale", () => {
  it("asks for both languages, raises the event, then leaves for the other domain", async () => {
    const { switchLocale } = await withServer(() => Response.json({}));
    switchLocale({ locale: "el", href: HREF });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["/messages/el.json", "/messages/en.json"]);
    expect(happened).toEqual([{ from: "en", to: "el" }, HREF]);
  });

  it("asks once for a language that is its own fallback", async () => {
    const { switchLocale } = await withServer(() => Response.json({}));
    switchLocale({ locale: "en", href: "http://localhost/" });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["/messages/en.json"]);
  });

  it("does not wait for them", async () => {
    const { switchLocale } = await withServer(() => new Promise<Response>(() => {}));
    switchLocale({ locale: "el", href: HREF });
    expect(happened).toEqual([{ from: "en", to: "el" }, HREF]);
  });

  it("uses what the opened menu has loaded already", async () => {
    const { prefetchMessages, switchLocale } = await withServer(() => Response.json({}));
    await prefetchMessages("el");
    switchLocale({ locale: "el", href: HREF });
    expect(asked).toHaveLength(2);
  });

  it("leaves all the same when loading fails", async () => {
    const error = expectConsole("error");
    const { switchLocale } = await withServer(() => new Response(null, { status: 404 }));
    switchLocale({ locale: "el", href: HREF });
    expect(happened).toEqual([{ from: "en", to: "el" }, HREF]);
    await vi.advanceTimersByTimeAsync(0);
    expect(error.mock.calls.map((call: unknown[]) => call.slice(0, 2))).toEqual([
      ["Failed locale loading", "el"],
      ["Failed locale loading", "en"],
    ]);
  });
});

describe("loadMessages", () => {
  it("gives the messages", async () => {
    const { loadMessages } = await withServer((path) => Response.json({ from: path }));
    expect(await loadMessages("el")).toEqual({ from: "/messages/el.json" });
  });

  it("yields none on failure, says so, and tries again next time", async () => {
    const error = expectConsole("error");
    let up = false;
    const { loadMessages } = await withServer(() =>
      up ? Response.json({ ok: "yes" }) : new Response(null, { status: 404 }),
    );
    expect(await loadMessages("el")).toEqual({});
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toBe("Failed locale loading");
    up = true;
    expect(await loadMessages("el")).toEqual({ ok: "yes" });
  });
});
