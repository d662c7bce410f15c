import { performance } from "node:perf_hooks";

/** How often it is looked whether the process is idle, in milliseconds. */
const LOOK_MS = 10_000;
/** Part of that time in which an idle process does something. */
const IDLE_SHARE = 0.05;
/** Where glibc is: the process is started with its allocator set (scripts/site-process.mjs), others are left alone. */
const ALLOCATOR_SET = "MALLOC_TRIM_THRESHOLD_";
const LIBRARY = "libc.so.6";

type Trim = (pad: bigint) => number;

/**
 * Has an idle process give back what its allocator keeps between pieces that are in use: filling the page
 * cache leaves such gaps, 20 to 30 MB of them, and nothing of Node's closes them (docs/performance.md). It
 * takes 5 to 8 ms the first time and under one after it, while nobody is waiting. Answers how to stop.
 */
export function giveBackSpareMemory(): () => void {
  if (process.env[ALLOCATOR_SET] === undefined) return () => {};
  let trim: Promise<Trim | undefined> | undefined;
  let before = performance.eventLoopUtilization();
  const timer = setInterval(async () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > IDLE_SHARE) return;
    trim ??= allocatorsTrim();
    (await trim)?.(0n);
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** glibc's `malloc_trim`; undefined where there is none, or no way to call it from here. */
async function allocatorsTrim(): Promise<Trim | undefined> {
  try {
    const { dlopen } = await import("node:ffi");
    const signature = { arguments: ["u64"], return: "i32" } as const;
    return dlopen(LIBRARY, { malloc_trim: signature }).functions.malloc_trim;
  } catch {
    return undefined;
  }
}
