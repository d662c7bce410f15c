import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectionAllowsPrefetch, createPrefetchQueue } from "./prefetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);

/** A queue of pages that arrive when the test says so; all conditions are fine unless given. */
function open(options: Partial<Parameters<typeof createPrefetchQueue>[0]> = {}) {
  const begun: string[] = [];
  const endings = new Map<string, { arrive: () => void; fail: () => void }>();
  const queue = createPrefetchQueue({
    load: (page) => {
      begun.push(page);
      return new Promise<void>((resolve, reject) => {
        endings.set(page, { arrive: resolve, fail: () => reject(new Error("offline")) });
      });
    },
    isAllowed: () => true,
    pace: (run) => run(),
    canLoad: () => true,
    ...options,
  });
  const end = async (page: string, how: "arrive" | "fail") => {
    endings.get(page)?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, begun, end };
}

function filled(count: number) {
  const opened = open();
  for (const page of pages(count)) opened.queue.add(page);
  return opened;
}

describe("prefetch queue", () => {
  it("loads nothing before it is started", () => {
    const { queue, begun } = filled(3);
    expect(begun).toEqual([]);
    queue.start();
    expect(begun).toEqual(pages(3));
  });

  it.each(["arrive", "fail"] as const)(
    "loads four at once, and the next when one has ended (%s)",
    async (how) => {
      const { queue, begun, end } = filled(6);
      queue.start();
      expect(begun).toEqual(pages(4));
      await end("/page-1", how);
      expect(begun).toEqual(pages(5));
    },
  );

  it("begins each page at a moment of its own", () => {
    const moments: (() => void)[] = [];
    const { queue, begun } = open({ pace: (run) => void moments.push(run) });
    for (const page of pages(6)) queue.add(page);
    queue.start();
    for (let count = 0; count < 4; count++) {
      expect(begun).toEqual(pages(count));
      expect(moments).toHaveLength(1);
      moments.pop()?.();
    }
    expect(begun).toEqual(pages(4));
    expect(moments).toEqual([]);
  });

  it("waits while the device is offline, and goes on when told to start again", () => {
    let online = false;
    const { queue, begun } = open({ canLoad: () => online });
    queue.add("/page-0");
    queue.start();
    expect(begun).toEqual([]);
    online = true;
    queue.start();
    expect(begun).toEqual(["/page-0"]);
  });

  it("gives a silent page's place up after five seconds, and only once", async () => {
    const { queue, begun, end } = filled(9);
    queue.start();
    vi.advanceTimersByTime(4_999);
    expect(begun).toEqual(pages(4));
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(pages(8));
    await end("/page-0", "arrive");
    expect(begun).toEqual(pages(8));
  });

  it("loads a page once, even when it is asked for again later", async () => {
    const { queue, begun, end } = open();
    queue.start();
    queue.add("/about");
    queue.add("/about");
    await end("/about", "arrive");
    queue.add("/about");
    expect(begun).toEqual(["/about"]);
  });

  it("loads a page that somebody may be about to go to again, and at once", async () => {
    const { queue, begun, end } = open({ pace: (run) => void setTimeout(run, 50) });
    queue.add("/about");
    queue.start();
    vi.advanceTimersByTime(50);
    await end("/about", "arrive");
    queue.again("/about");
    expect(begun).toEqual(["/about", "/about"]);
  });

  it("loads it before all others when there is no room yet", async () => {
    const { queue, begun, end } = filled(6);
    queue.start();
    await end("/page-0", "arrive");
    queue.again("/page-0");
    await end("/page-1", "arrive");
    expect(begun).toEqual([...pages(5), "/page-0"]);
  });

  it("never has more than four on their way, however they were asked for", () => {
    const { queue, begun } = open({ pace: (run) => void setTimeout(run, 50) });
    for (const page of pages(4)) queue.add(page);
    queue.start();
    vi.advanceTimersByTime(150);
    queue.again("/about");
    vi.advanceTimersByTime(500);
    expect(begun).toEqual([...pages(3), "/about"]);
  });

  it("loads no page twice at once, nor one again before it is started", () => {
    const { queue, begun } = filled(1);
    queue.again("/about");
    queue.start();
    queue.again("/page-0");
    expect(begun).toEqual(["/page-0"]);
  });

  it("takes nothing while the connection forbids it, and the same page once it allows it", () => {
    let allowed = false;
    const { queue, begun } = open({ isAllowed: () => allowed });
    queue.start();
    expect(queue.add("/about")).toBe(false);
    queue.again("/about");
    expect(begun).toEqual([]);
    allowed = true;
    expect(queue.add("/about")).toBe(true);
    expect(begun).toEqual(["/about"]);
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
