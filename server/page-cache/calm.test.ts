import { expect, it, onTestFinished, vi } from "vitest";
import { Calm } from "./calm.ts";

async function open() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const calm = new Calm();
  const waits = () => {
    let isOver = false;
    void calm.wait().then(() => {
      isOver = true;
    });
    return () => isOver;
  };
  return { calm, waits };
}

it("waits for nothing while nothing has changed", async () => {
  const { waits } = await open();
  const isOver = waits();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});

it("waits until half a second has brought no change", async () => {
  const { calm, waits } = await open();
  calm.note();
  const isOver = waits();
  await vi.advanceTimersByTimeAsync(400);
  calm.note();
  await vi.advanceTimersByTimeAsync(400);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
});

it("waits three seconds for changes that do not end, each time anew", async () => {
  const { calm, waits } = await open();
  const isOver = waits();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  for (let round = 0; round < 2; round++) {
    calm.note();
    const isOver = waits();
    for (let ms = 0; ms < 2_800; ms += 400) {
      await vi.advanceTimersByTimeAsync(400);
      calm.note();
    }
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(isOver()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
});
