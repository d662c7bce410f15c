import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectionAllowsPrefetch, createPrefetchQueue } from "./prefetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);

const atOnce = (run: () => void) => run();

function filled(count: number) {
  const queue = createPrefetchQueue(() => true, atOnce);
  for (const page of pages(count)) queue.add(page);
  return queue;
}

describe("prefetch queue", () => {
  it("loads nothing before it is started", () => {
    const queue = filled(3);
    expect(queue.loading()).toEqual([]);
    queue.start();
    expect(queue.loading()).toEqual(pages(3));
  });

  it("loads four at once, and the next when one has arrived", () => {
    const queue = filled(6);
    queue.start();
    expect(queue.loading()).toEqual(pages(4));
    queue.settle("/page-1.data");
    expect(queue.loading()).toEqual(["/page-0", "/page-2", "/page-3", "/page-4"]);
    queue.settle("/page-1.data");
    expect(queue.loading()).toHaveLength(4);
  });

  it("begins each page at a moment of its own", () => {
    const moments: (() => void)[] = [];
    const queue = createPrefetchQueue(
      () => true,
      (run) => void moments.push(run),
    );
    for (const page of pages(6)) queue.add(page);
    queue.start();
    for (let begun = 0; begun < 4; begun++) {
      expect(queue.loading()).toEqual(pages(begun));
      expect(moments).toHaveLength(1);
      moments.pop()?.();
    }
    expect(queue.loading()).toEqual(pages(4));
    expect(moments).toEqual([]);
  });

  it("waits while the device is offline, and goes on when told to start again", () => {
    let online = false;
    const queue = createPrefetchQueue(
      () => true,
      atOnce,
      () => online,
    );
    queue.add("/page-0");
    queue.start();
    expect(queue.loading()).toEqual([]);
    online = true;
    queue.start();
    expect(queue.loading()).toEqual(["/page-0"]);
  });

  it("gives a silent page's place up after five seconds", () => {
    const queue = filled(5);
    queue.start();
    vi.advanceTimersByTime(4_999);
    expect(queue.loading()).toEqual(pages(4));
    vi.advanceTimersByTime(1);
    expect(queue.loading()).toEqual(["/page-4"]);
  });

  it("loads a page once, even when it is asked for again later", () => {
    const queue = createPrefetchQueue(() => true, atOnce);
    queue.start();
    queue.add("/about");
    queue.add("/about");
    expect(queue.loading()).toEqual(["/about"]);
    queue.settle("/about.data");
    queue.add("/about");
    expect(queue.loading()).toEqual([]);
  });

  it("knows the data address of the home page and of pages with a query", () => {
    const queue = createPrefetchQueue(() => true, atOnce);
    queue.start();
    queue.add("/");
    queue.add("/search?q=live");
    queue.settle("/_.data");
    queue.settle("/search.data");
    expect(queue.loading()).toEqual([]);
  });

  it("takes nothing while the connection forbids it, and the same page once it allows it", () => {
    let allowed = false;
    const queue = createPrefetchQueue(() => allowed, atOnce);
    queue.start();
    queue.add("/about");
    expect(queue.loading()).toEqual([]);
    allowed = true;
    queue.add("/about");
    expect(queue.loading()).toEqual(["/about"]);
  });

  it("keeps its snapshot until something changes, and tells then", () => {
    const queue = filled(4);
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    queue.start();
    expect(listener).toHaveBeenCalledTimes(4);
    const snapshot = queue.loading();
    queue.add("/waits");
    queue.settle("/other.data");
    expect(queue.loading()).toBe(snapshot);
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
    queue.settle("/page-0.data");
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe("connectionAllowsPrefetch", () => {
  it.each([
    [undefined, true],
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "3g", saveData: false }, true],
    [{ effectiveType: "4g", saveData: true }, false],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
  ])("%j: %s", (connection, allowed) => {
    expect(connectionAllowsPrefetch(connection ? { connection } : {})).toBe(allowed);
  });
});
