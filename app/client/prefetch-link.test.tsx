import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  PrefetchHost,
  PrefetchLink,
  PrefetchNavLink,
  pageBehind,
  watchPrefetches,
} from "./prefetch-link.tsx";

afterEach(() => void vi.unstubAllGlobals());

describe("pageBehind", () => {
  const here = new URL("http://localhost/blog?page=2");

  it.each([
    ["http://localhost/about", "/about"],
    ["http://localhost/", "/"],
    ["http://localhost/search?q=a#top", "/search?q=a"],
    ["http://localhost/blog", "/blog"],
    ["http://localhost/blog?page=2#comments", undefined],
    ["http://el.localhost/about", undefined],
    ["https://example.com/about", undefined],
    ["mailto:hello@example.com", undefined],
  ])("%s: %s", (href, page) => {
    expect(pageBehind(new URL(href), here)).toBe(page);
  });
});

describe("watchPrefetches", () => {
  function watch() {
    const page = Object.assign(new EventTarget(), { readyState: "complete" });
    vi.stubGlobal("document", page);
    const device = new EventTarget();
    vi.stubGlobal("window", device);
    vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
    const queue = { start: vi.fn(), settle: vi.fn() };
    const stop = watchPrefetches(queue);
    const fire = (type: string, link: { rel?: string; href?: string }) => {
      const event = new Event(type);
      Object.defineProperty(event, "target", { value: link });
      page.dispatchEvent(event);
    };
    return { queue, stop, fire, device };
  }

  it("starts the queue when the loaded page is idle", () => {
    expect(watch().queue.start).toHaveBeenCalledOnce();
  });

  it("starts it again when the device is online again", () => {
    const { queue, stop, device } = watch();
    device.dispatchEvent(new Event("online"));
    expect(queue.start).toHaveBeenCalledTimes(2);
    stop();
    device.dispatchEvent(new Event("online"));
    expect(queue.start).toHaveBeenCalledTimes(2);
  });

  it("frees a place for data that has arrived or failed, and for nothing else", () => {
    const { queue, stop, fire } = watch();
    fire("load", {
      rel: "prefetch",
      href: "http://localhost/about.data?_routes=a",
    });
    fire("error", { rel: "prefetch", href: "http://localhost/_.data" });
    fire("load", {
      rel: "modulepreload",
      href: "http://localhost/assets/about.js",
    });
    fire("load", {});
    expect(queue.settle.mock.calls).toEqual([["/about.data"], ["/_.data"]]);
    stop();
    fire("load", { rel: "prefetch", href: "http://localhost/blog.data" });
    expect(queue.settle).toHaveBeenCalledTimes(2);
  });
});

describe("on the server", () => {
  it("renders plain links and no prefetch", () => {
    const html = renderToString(
      <MemoryRouter initialEntries={["/blog"]}>
        <PrefetchLink to="/about">About</PrefetchLink>
        <PrefetchNavLink to="/blog">Blog</PrefetchNavLink>
        <PrefetchHost />
      </MemoryRouter>,
    );
    expect(html).toContain('<a href="/about" data-discover="true">About</a>');
    expect(html).toContain('aria-current="page"');
    expect(html).not.toContain("prefetch");
  });
});
