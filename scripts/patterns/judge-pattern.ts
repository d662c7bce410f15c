import { createRequire } from "node:module";
import type { checkSync } from "recheck";

/** Linear in its text; or a text that shows otherwise; or why it can't be told. */
export type Verdict =
  | { isLinear: true }
  | { isLinear: false; attack: string; degree: number | "exponential" }
  | { isLinear: false; attack: undefined; reason: string };

/** Longest that one pattern may take, in milliseconds; most take less than ten. Then it can't be judged. */
const TIMEOUT_MS = 120_000;
/**
 * What bounds each of its attempts is how many characters are read. By the clock, which bounds them too
 * unless it is told otherwise, a busy machine makes a linear pattern a slow one.
 */
const NO_CLOCK = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

const require = createRequire(import.meta.url);
const { version } = require("recheck/package.json") as { version: string };
/** What judges; a verdict of another version counts as none. */
export const ENGINE = `recheck ${version}`;

// The build for browsers is JavaScript alone; the others start Java or a program of the platform's.
const judge = require("recheck/lib/browser.js") as { checkSync: typeof checkSync };

/** Judges by the pattern's automaton, and by trying texts where it has look-arounds and references. */
export function judgePattern(source: string, flags: string): Verdict {
  const found = judge.checkSync(source, flags, {
    ...NO_CLOCK,
    timeout: TIMEOUT_MS,
    // A verdict must not change by itself from one run to the next.
    randomSeed: 0,
  });
  if (found.status === "safe") return { isLinear: true };
  if (found.status === "unknown") {
    return { isLinear: false, attack: undefined, reason: found.error.kind };
  }
  const { complexity, attack } = found;
  const degree = complexity.type === "polynomial" ? complexity.degree : "exponential";
  return { isLinear: false, attack: attack.pattern, degree };
}
