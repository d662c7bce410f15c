import { expect, it, onTestFinished, vi } from "vitest";
import { watchBackend } from "./backend-watch.ts";

const WAIT_MS = 4_000;

/** A watch whose first look never ends, and what it has heard until now. */
function open() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const content = {
    ...{ hasCopy: false, heard: 0, lookNow: vi.fn(), stop: vi.fn() },
    start: () => new Promise<void>(() => {}),
  };
  const redirects = { start: async () => {}, expire: vi.fn(), stop: async () => {} };
  const watch = watchBackend({ content, redirects, setup: undefined });
  let isOver = false;
  void watch.start(WAIT_MS).then(() => {
    isOver = true;
  });
  return { content, redirects, watch, isOver: () => isOver };
}

it("waits no longer for a first look that hears nothing", async () => {
  const { isOver } = open();
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it("waits while more comes, but not for ever", async () => {
  const { content, isOver } = open();
  for (let round = 0; round < 3; round++) {
    content.heard++;
    await vi.advanceTimersByTimeAsync(WAIT_MS);
  }
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(isOver()).toBe(true);

  const endless = open();
  for (let round = 0; round < 15; round++) {
    endless.content.heard++;
    await vi.advanceTimersByTimeAsync(WAIT_MS);
  }
  expect(endless.isOver()).toBe(true);
});

it("has redirects looked at again when those, or anything, were written", () => {
  const { content, redirects, watch } = open();
  watch.lookNow("articles");
  expect(content.lookNow).toHaveBeenLastCalledWith("articles");
  expect(redirects.expire).not.toHaveBeenCalled();
  watch.lookNow("redirects");
  watch.lookNow(null);
  expect(redirects.expire).toHaveBeenCalledTimes(2);
});
