import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installChunkReload } from "./chunk-reload.ts";
import { createReloadWindow } from "./reload-window.fixture.ts";

const GONE = () => new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function open(
  url: string,
  options: { storage?: Map<string, string>; storageThrows?: boolean } = {},
) {
  const page = createReloadWindow({ url, scroll: [0, 5], ...options });
  const onRouterError = installChunkReload(page.win);
  return {
    ...page,
    onRouterError,
    /** A route's module fails, as React Router tells. */
    routeFails: (error: unknown = GONE()) => page.win.__b4ChunkFailed?.(error),
    /** An element's resource fails. */
    elementFails(element: object) {
      const event = new Event("error");
      Object.defineProperty(event, "target", { value: element });
      page.win.dispatchEvent(event);
    },
  };
}

describe("a route's chunk that fails", () => {
  it("reloads at the destination, keeping the state of the page that is left", () => {
    const page = open("http://localhost/blog");
    page.route("/blog", "/services?from=menu#live");
    expect(page.routeFails()).toBe(true);
    expect(page.left).toEqual(["http://localhost/services?from=menu#live"]);
    expect([...page.storage.keys()]).toContain("b4:state:/blog");
  });

  it("reloads in place when the address is the destination's already", () => {
    const page = open("http://localhost/services#live");
    page.route("/blog", "/services#other");
    expect(page.routeFails()).toBe(true);
    expect(page.left).toEqual(["reload"]);
  });

  it("stays on its own origin whatever the path looks like", () => {
    const page = open("http://localhost/blog");
    page.route("/blog", "/about");
    const { navigation } = page.win.__reactRouterDataRouter?.state ?? {};
    Object.assign(navigation?.location ?? {}, { pathname: "//evil.test/x" });
    page.routeFails();
    expect(page.left).toEqual(["http://localhost//evil.test/x"]);
  });

  it("is refused a second reload of the path within 10 s, in the new document too", () => {
    const first = open("http://localhost/blog");
    first.route("/blog", "/services");
    first.routeFails();

    const { storage } = first;
    vi.advanceTimersByTime(9_999);
    const second = open("http://localhost/services", { storage });
    second.route("/blog", "/services");
    expect(second.routeFails()).toBe(false);
    expect(second.left).toEqual([]);
    second.route("/blog", "/about");
    expect(second.routeFails(), "another path").toBe(true);

    vi.advanceTimersByTime(1);
    const third = open("http://localhost/blog", { storage });
    third.route("/blog", "/services");
    expect(third.routeFails()).toBe(true);
  });

  it("reloads once when several chunks of a page fail, and shows no error meanwhile", () => {
    const page = open("http://localhost/blog");
    page.route("/blog", "/services");
    expect([page.routeFails(), page.routeFails()]).toEqual([true, true]);
    expect(page.left).toHaveLength(1);
  });

  it("leaves the page alone when it was only loaded ahead", () => {
    const page = open("http://localhost/blog");
    page.route("/blog");
    expect(page.routeFails()).toBe(false);
    expect(page.left).toEqual([]);
  });

  it("does not reload without a place to write it down", () => {
    const page = open("http://localhost/blog", { storageThrows: true });
    page.route("/blog", "/services");
    expect(page.routeFails()).toBe(false);
    expect(page.left).toEqual([]);
  });
});

describe("an error on the router's error screen", () => {
  const location = { pathname: "/services", search: "", hash: "" };

  it("reloads when it is a chunk's, thrown again on a later visit, and the guard is over", () => {
    const page = open("http://localhost/blog");
    page.route("/blog", "/services");
    const error = GONE();
    page.storage.set("b4:reload:/services", String(Date.now()));
    expect(page.routeFails(error)).toBe(false);
    page.onRouterError(error, { location });
    expect(page.left).toEqual([]);
    vi.advanceTimersByTime(10_000);
    page.onRouterError(error, { location });
    expect(page.left).toEqual(["http://localhost/services"]);
  });

  it("is left alone otherwise", () => {
    const page = open("http://localhost/blog");
    page.onRouterError(new Error("loader"), { location });
    page.onRouterError(undefined, { location });
    expect(page.left).toEqual([]);
  });
});

describe("a chunk of the page itself that fails", () => {
  const own = "http://localhost/assets/page-1a2b.";

  it("reloads on Vite's event, at the destination if there is one", () => {
    const page = open("http://localhost/blog");
    page.win.dispatchEvent(new Event("vite:preloadError"));
    expect(page.left).toEqual(["reload"]);
    page.route("/blog", "/services");
    page.win.dispatchEvent(new Event("vite:preloadError"));
    expect(page.left).toEqual(["reload", "http://localhost/services"]);
  });

  it.each([
    [{ tagName: "LINK", rel: "stylesheet", href: `${own}css` }, true],
    [{ tagName: "LINK", rel: "stylesheet", media: "not all", href: `${own}css` }, false],
    [{ tagName: "SCRIPT", src: `${own}js` }, true],
    [{ tagName: "SCRIPT", src: "" }, false],
    [{ tagName: "SCRIPT", src: "https://extension.test/x.js" }, false],
    [
      {
        tagName: "LINK",
        rel: "stylesheet",
        href: "http://localhost.evil.test/x.css",
      },
      false,
    ],
    [{ tagName: "LINK", rel: "modulepreload", href: `${own}js` }, false],
    [{ tagName: "LINK", rel: "prefetch", href: "http://localhost/about.data" }, false],
    [{ tagName: "IMG", src: "http://localhost/a.png" }, false],
    [{}, false],
  ])("%j: reload %s", (element, reloads) => {
    const page = open("http://localhost/blog");
    page.elementFails(element);
    expect(page.left).toEqual(reloads ? ["reload"] : []);
  });
});
