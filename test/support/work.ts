import { expect } from "vitest";

/** How many times the smaller input the larger one is … */
const TIMES = 4;
/** … and how many times its work it may take: what grows with the square takes sixteen. */
const MOST_TIMES_THE_WORK = 9;
const ROUNDS = 5;
/** Less than this is not told apart from nothing, in microseconds. */
const LEAST_WORK = 1_000;

/** The least that this thread worked in some rounds, in microseconds: other processes don't count. */
async function workOf(size: number, work: (size: number) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.threadCpuUsage();
    // Another input each time: answers may be remembered.
    await work(size + round);
    const after = process.threadCpuUsage();
    least = Math.min(least, after.user + after.system - before.user - before.system);
  }
  return Math.max(least, LEAST_WORK);
}

/** Holds that work grows with its input and not with its square, whatever the machine does besides. */
export async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  await work(size);
  const small = await workOf(size, work);
  const large = await workOf(size * TIMES, work);
  expect(large / small, "times the work for four times as much").toBeLessThan(MOST_TIMES_THE_WORK);
}
