import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Press from "./press.ts";

/** A window that hears events, and whether something was pressed before it did. */
class FakeWindow extends EventTarget {
  readonly document: { querySelector: () => object | null };
  constructor(isPressed: boolean) {
    super();
    this.document = { querySelector: () => (isPressed ? {} : null) };
  }
  pointer(type: string, pointerType = "mouse") {
    this.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  }
}

let page: FakeWindow;
let press: typeof Press;

async function open(isPressed = false) {
  vi.resetModules();
  press = await import("./press.ts");
  page = new FakeWindow(isPressed);
  press.watchPresses(page as unknown as Window);
}

/** What has run by now, of what was asked for in this order. */
function ask(...names: string[]): string[] {
  const done: string[] = [];
  for (const name of names) press.afterPress(() => done.push(name));
  return done;
}

beforeEach(async () => {
  vi.useFakeTimers();
  await open();
});
afterEach(() => void vi.useRealTimers());

describe("what would move the page", () => {
  it("happens at once while nothing is pressed, as for whoever uses keys", () => {
    expect(ask("error")).toEqual(["error"]);
    page.pointer("pointerdown");
    page.pointer("pointerup");
    page.pointer("click");
    vi.runAllTimers();
    expect(ask("error")).toEqual(["error"]);
  });

  it("waits for the click and what that does, in its order", () => {
    page.pointer("pointerdown");
    const done = ask("error", "note");
    vi.advanceTimersByTime(90);
    page.pointer("pointerup");
    expect(done).toEqual([]);
    page.pointer("click");
    expect(done).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(done).toEqual(["error", "note"]);
  });

  it("waits for the click of a finger, which comes after its lifting", () => {
    page.pointer("pointerdown", "touch");
    page.pointer("pointerup", "touch");
    vi.advanceTimersByTime(press.CLICK_WAIT_MS - 1);
    const done = ask("error");
    page.pointer("click", "touch");
    vi.advanceTimersByTime(0);
    expect(done).toEqual(["error"]);
  });

  it("may be set off by a click within its own task", () => {
    page.pointer("pointerdown");
    page.pointer("pointerup");
    page.pointer("click");
    expect(ask("page")).toEqual(["page"]);
  });

  it("never overtakes what was held back before", () => {
    page.pointer("pointerdown");
    const done = ask("first");
    page.pointer("pointerup");
    page.pointer("click");
    press.afterPress(() => done.push("second"));
    expect(done).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(done).toEqual(["first", "second"]);
  });

  it.each([
    ["a press that ends elsewhere", ["pointerup"], "CLICK_WAIT_MS"],
    ["one that never ends", [], "LONGEST_PRESS_MS"],
  ] as const)("waits for %s, but not for ever", (_, events, bound) => {
    page.pointer("pointerdown");
    for (const type of events) page.pointer(type);
    const done = ask("error");
    vi.advanceTimersByTime(press[bound] - 1);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["error"]);
  });

  it("waits for the second of two presses as for the first", () => {
    page.pointer("pointerdown");
    page.pointer("pointerup");
    vi.advanceTimersByTime(press.CLICK_WAIT_MS - 1);
    page.pointer("pointerdown");
    const done = ask("error");
    vi.advanceTimersByTime(press.CLICK_WAIT_MS);
    expect(done).toEqual([]);
  });

  it("goes on when a finger scrolls, and stays while a mouse drags", () => {
    page.pointer("pointerdown", "touch");
    const scrolled = ask("error");
    page.pointer("pointercancel", "touch");
    vi.advanceTimersByTime(0);
    expect(scrolled).toEqual(["error"]);

    page.pointer("pointerdown");
    const dragged = ask("list");
    page.pointer("pointercancel");
    vi.advanceTimersByTime(press.CLICK_WAIT_MS);
    expect(dragged).toEqual([]);
    page.pointer("dragend");
    vi.advanceTimersByTime(0);
    expect(dragged).toEqual(["list"]);
  });

  it("waits for a press that began before the page's script", async () => {
    await open(true);
    const done = ask("draft");
    expect(done).toEqual([]);
    page.pointer("pointerup");
    page.pointer("click");
    vi.advanceTimersByTime(0);
    expect(done).toEqual(["draft"]);
  });

  it("is told when it may", async () => {
    page.pointer("pointerdown");
    let isOver = false;
    void press.pressOver().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(90);
    expect(isOver).toBe(false);
    page.pointer("click");
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(true);
  });
});
