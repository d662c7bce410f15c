import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startIslandCycle } from "./island-cycle.ts";

const REFRESH_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An island on a page; `answers` are given one after the other, the last one again and again. */
function open(answers: unknown[], refreshMs?: number) {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        observers.add(this.tell);
      }
      disconnect() {
        observers.delete(this.tell);
      }
    },
  );
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { activeElement: "elsewhere" });
  let idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => void idle.push(run));

  const shown: unknown[] = [];
  const busy: boolean[] = [];
  const asked: string[] = [];
  const focused: unknown[] = [];
  const stop = startIslandCycle({
    name: "live teaser",
    refreshMs,
    element: () =>
      ({
        contains: (node: unknown) => focused.includes(node),
      }) as unknown as Element,
    onBusy: (value) => void busy.push(value),
    onHtml: (html) => void shown.push(html),
    getJson: async (path) => {
      asked.push(path);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return {
    shown,
    busy,
    asked,
    focused,
    stop,
    see(isIntersecting = true) {
      for (const tell of [...observers]) tell([{ isIntersecting }]);
    },
    async quiet() {
      const runs = idle;
      idle = [];
      for (const run of runs) run();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const payload = (id: string, html = `<p>${id}</p>`) => ({ id, html, head: {} });

describe("island", () => {
  it("loads when it is seen and the browser idle, not before", async () => {
    const island = open([payload("a")]);
    await island.quiet();
    island.see(false);
    await island.quiet();
    expect(island.asked).toEqual([]);
    island.see();
    expect(island.asked).toEqual([]);
    await island.quiet();
    expect(island.asked).toEqual(["/islands/live%20teaser"]);
    expect(island.shown).toEqual(["<p>a</p>"]);
    expect(island.busy).toEqual([true, false]);
  });

  it("loads once without a refresh time", async () => {
    const island = open([payload("a")]);
    island.see();
    await island.quiet();
    await vi.advanceTimersByTimeAsync(10 * REFRESH_MS);
    island.see();
    await island.quiet();
    expect(island.asked).toHaveLength(1);
  });

  it("refreshes when the time is over and it is seen again", async () => {
    const island = open([payload("a"), payload("b")], REFRESH_MS);
    island.see();
    await island.quiet();
    await vi.advanceTimersByTimeAsync(REFRESH_MS - 1);
    island.see();
    await island.quiet();
    expect(island.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await island.quiet();
    expect(island.asked, "not in view").toHaveLength(1);
    island.see();
    await island.quiet();
    expect(island.shown).toEqual(["<p>a</p>", "<p>b</p>"]);
  });

  it("does not touch content that is the same", async () => {
    const island = open([payload("a")], REFRESH_MS);
    for (let round = 0; round < 3; round++) {
      island.see();
      await island.quiet();
      await vi.advanceTimersByTimeAsync(REFRESH_MS);
    }
    expect(island.asked).toHaveLength(3);
    expect(island.shown).toEqual(["<p>a</p>"]);
  });

  it.each([
    ["a failed request", new Error("503")],
    ["active content", payload("x", "<img src=x onerror=alert(1)>")],
    ["an answer without content", null],
    ["an answer of another shape", { id: "x" }],
    ["html that is no text", { id: "x", html: { toString: "x" } }],
  ])("keeps what is there on %s, and tries again in time", async (_, answer) => {
    const island = open([answer, payload("b")], REFRESH_MS);
    island.see();
    await island.quiet();
    expect(island.shown).toEqual([]);
    expect(island.busy).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    island.see();
    await island.quiet();
    expect(island.shown).toEqual(["<p>b</p>"]);
  });

  it("does not take the focus away", async () => {
    const island = open([payload("a")], REFRESH_MS);
    island.focused.push("elsewhere");
    island.see();
    await island.quiet();
    expect(island.shown).toEqual([]);
    island.focused.length = 0;
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    island.see();
    await island.quiet();
    expect(island.shown).toEqual(["<p>a</p>"]);
  });

  it.each(["before it is seen", "before the idle moment", "while loading", "between loads"])(
    "stops for good %s",
    async (moment) => {
      const island = open([payload("a")], REFRESH_MS);
      const steps = [
        () => island.see(),
        () => void island.quiet(),
        () => vi.advanceTimersByTimeAsync(0),
      ];
      const stopAt = ["before it is seen", "before the idle moment", "while loading"].indexOf(
        moment,
      );
      for (const step of stopAt < 0 ? steps : steps.slice(0, stopAt)) await step();
      const shown = stopAt < 0 ? 1 : island.shown.length;
      const asked = island.asked.length;
      island.stop();
      await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
      island.see();
      await island.quiet();
      expect(island.shown).toHaveLength(shown);
      expect(island.asked).toHaveLength(asked);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
