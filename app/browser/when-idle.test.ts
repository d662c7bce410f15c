import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle, whenIdleAfterLoad } from "./when-idle.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("uses the idle callback, and hands nothing of it on", () => {
  vi.stubGlobal("requestIdleCallback", (run: (deadline: unknown) => void) => run({ deadline: 1 }));
  const run = vi.fn();
  whenIdle(run);
  expect(run.mock.calls).toEqual([[]]);
});

it("falls back to a timer", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it("waits for what moves from one page to the next", async () => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  const moved = Promise.withResolvers<void>();
  vi.stubGlobal("document", { activeViewTransition: { finished: moved.promise } });
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.stubGlobal("document", { activeViewTransition: null });
  // A move that was broken off has ended as well.
  moved.reject(new DOMException("skipped", "AbortError"));
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

it("waits for the load event of a page that is still loading", () => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { readyState: "interactive" });
  const run = vi.fn();
  whenIdleAfterLoad(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  expect(run).toHaveBeenCalledOnce();
});

it("does not wait for an event that is over", () => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.stubGlobal("document", { readyState: "complete" });
  const run = vi.fn();
  whenIdleAfterLoad(run);
  expect(run).toHaveBeenCalledOnce();
});
