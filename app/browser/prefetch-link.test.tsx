import type { ReactNode } from "react";
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
  const draw = (link: ReactNode, place = "/") =>
    renderToString(<MemoryRouter initialEntries={[place]}>{link}</MemoryRouter>);

  it("renders plain links", () => {
    expect(draw(<PrefetchLink to="/about">About</PrefetchLink>)).toBe('<a href="/about">About</a>');
  });

  it.each([
    ["/blog", true],
    ["/blog/hooks", true],
    ["/blogs", false],
    ["/", false],
  ])("marks the link to the present page and to the one above it: %s", (place, isCurrent) => {
    const html = draw(<PrefetchNavLink to="/blog">Blog</PrefetchNavLink>, place);
    expect(html.includes('aria-current="page"')).toBe(isCurrent);
  });
});
