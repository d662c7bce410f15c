import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PrefetchLink, PrefetchNavLink, pageBehind, startPrefetching } from "./prefetch-link.tsx";

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

describe("startPrefetching", () => {
  function begin() {
    vi.stubGlobal("document", { readyState: "complete" });
    const device = new EventTarget();
    vi.stubGlobal("window", device);
    vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
    const queue = { start: vi.fn() };
    return { queue, device, stop: startPrefetching(queue) };
  }

  it("starts the queue when the loaded page is idle", () => {
    expect(begin().queue.start).toHaveBeenCalledOnce();
  });

  it("starts it again when the device is online again", () => {
    const { queue, stop, device } = begin();
    device.dispatchEvent(new Event("online"));
    expect(queue.start).toHaveBeenCalledTimes(2);
    stop();
    device.dispatchEvent(new Event("online"));
    expect(queue.start).toHaveBeenCalledTimes(2);
  });
});

describe("on the server", () => {
  it("renders plain links", () => {
    const html = renderToString(
      <MemoryRouter initialEntries={["/blog"]}>
        <PrefetchLink to="/about">About</PrefetchLink>
        <PrefetchNavLink to="/blog">Blog</PrefetchNavLink>
      </MemoryRouter>,
    );
    expect(html).toContain('<a href="/about" data-discover="true">About</a>');
    expect(html).toContain('aria-current="page"');
  });
});
