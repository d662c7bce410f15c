/**
 * Lets so many pieces of work run at once and so many more wait. `take` gives undefined, without
 * having begun, when as many wait already; work that is `first` waits behind no others and is never
 * turned away. What the work throws passes through.
 */
export function turns(atOnce: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function take<Result>(
    work: () => Promise<Result>,
    first = false,
  ): Promise<Result | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting && !first) return undefined;
      await new Promise<void>((resolve) => waiting[first ? "unshift" : "push"](resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The place goes to the next in line without becoming free between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return { take };
}
