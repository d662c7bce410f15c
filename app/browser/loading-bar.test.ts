import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoadingBar, type LoadingBarState } from "./loading-bar.ts";

const FRAME_MS = 16;
let bar: ReturnType<typeof createLoadingBar>;
let state: LoadingBarState;

beforeEach(() => {
  vi.useFakeTimers();
  bar = createLoadingBar({
    now: () => Date.now(),
    frame: (run) => void setTimeout(run, FRAME_MS),
  });
  bar.subscribe((next) => {
    state = next;
  });
});
afterEach(() => void vi.useRealTimers());

describe("loading bar", () => {
  it("rests until a navigation has taken 200 ms", () => {
    bar.start();
    vi.advanceTimersByTime(199);
    expect(state.active).toBe(false);
    vi.advanceTimersByTime(1);
    expect(state.active).toBe(true);
  });

  it("creeps towards 100 and never gets there", () => {
    bar.start();
    vi.advanceTimersByTime(200 + 2_000);
    const atDuration = state.progress;
    expect(atDuration).toBeGreaterThan(65);
    expect(atDuration).toBeLessThan(72);
    vi.advanceTimersByTime(60_000);
    expect(state.progress).toBeGreaterThan(atDuration);
    expect(state.progress).toBeLessThan(100);
  });

  it("fills on finish, hides 500 ms later, empties 400 ms after that", () => {
    bar.start();
    vi.advanceTimersByTime(1_000);
    bar.finish();
    expect(state).toEqual({ progress: 100, active: true, error: false });
    vi.advanceTimersByTime(499);
    expect(state.active).toBe(true);
    vi.advanceTimersByTime(1);
    expect(state).toEqual({ progress: 100, active: false, error: false });
    vi.advanceTimersByTime(399);
    expect(state.progress).toBe(100);
    vi.advanceTimersByTime(1);
    expect(state).toEqual({ progress: 0, active: false, error: false });
  });

  it("keeps the error until it is empty", () => {
    bar.start();
    vi.advanceTimersByTime(300);
    bar.finish(true);
    expect(state).toEqual({ progress: 100, active: true, error: true });
    vi.advanceTimersByTime(899);
    expect(state.error).toBe(true);
    vi.advanceTimersByTime(1);
    expect(state.error).toBe(false);
  });

  it("never shows for a quick navigation", () => {
    const shown: boolean[] = [];
    bar.subscribe(({ active }) => void shown.push(active));
    bar.start();
    vi.advanceTimersByTime(150);
    bar.finish();
    vi.advanceTimersByTime(2_000);
    expect(shown).not.toContain(true);
  });

  it("begins anew while it is still hiding, undisturbed by the old timers", () => {
    bar.start();
    vi.advanceTimersByTime(500);
    bar.finish(true);
    vi.advanceTimersByTime(100);
    bar.start();
    expect(state).toEqual({ progress: 0, active: false, error: false });
    vi.advanceTimersByTime(200);
    expect(state.active).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(state.active).toBe(true);
    expect(state.progress).toBeGreaterThan(0);
  });

  it("does nothing on a finish without a start", () => {
    bar.finish(true);
    expect(state).toEqual({ progress: 0, active: false, error: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("tells a late subscriber where it stands, and a gone one nothing", () => {
    bar.start();
    vi.advanceTimersByTime(300);
    const listener = vi.fn();
    const stop = bar.subscribe(listener);
    expect(listener).toHaveBeenCalledExactlyOnceWith(state);
    stop();
    vi.advanceTimersByTime(300);
    expect(listener).toHaveBeenCalledOnce();
  });

  it("leaves no timer behind", () => {
    bar.start();
    vi.advanceTimersByTime(700);
    bar.finish();
    vi.advanceTimersByTime(1_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
