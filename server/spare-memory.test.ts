import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { siteArguments, siteEnvironment } from "../scripts/site-process.mjs";

const MODULE = JSON.stringify(new URL("./spare-memory.ts", import.meta.url).href);
/** Longer than two looks of an idle process, in milliseconds. */
const WAIT_MS = 25_000;
const MB = 2 ** 20;

/** Small pieces with gaps between them: nineteen of twenty are given back, to the allocator alone. */
const PROGRAM = `
  const { giveBackSpareMemory } = await import(${MODULE});
  const stop = giveBackSpareMemory();
  let pieces = Array.from({ length: 40_000 }, () => Buffer.allocUnsafeSlow(4_000).fill(1));
  pieces = pieces.filter((_, index) => index % 20 === 0);
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const before = process.memoryUsage.rss();
  await new Promise((resolve) => setTimeout(resolve, ${WAIT_MS}));
  stop();
  // Named once more, so that they are in use until here.
  const kept = pieces.length;
  console.log(JSON.stringify({ before, after: process.memoryUsage.rss(), kept }));
`;

const run = (env: Record<string, string>) =>
  new Promise<{ before: number; after: number; errors: string }>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...siteArguments, "--expose-gc", "--input-type=module", "--eval", PROGRAM],
      { env: { PATH: process.env.PATH, ...env }, stdio: ["ignore", "pipe", "pipe"] },
    );
    let [said, errors] = ["", ""];
    child.stdout.on("data", (part) => (said += part));
    child.stderr.on("data", (part) => (errors += part));
    child.on("error", reject);
    child.on("exit", () => resolve({ ...JSON.parse(said || "{}"), errors }));
  });

it("gives back the gaps between pieces in use, and says nothing", async () => {
  const [set, plain] = await Promise.all([run(siteEnvironment), run({})]);
  expect(set.errors).toBe("");
  expect(plain.errors).toBe("");
  expect(set.before - set.after).toBeGreaterThan(50 * MB);
  expect(plain.before - plain.after).toBeLessThan(20 * MB);
}, 90_000);
