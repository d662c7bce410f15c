/**
 * Holds that every regular expression that may meet a stranger's bytes is linear in them: in the
 * floors of the house and the files beside server.ts, tests left out (decision 23). Prints
 * each that is not, with a text that shows it, and exits with 1. Judging takes up to seconds for one,
 * so what has been found linear stands in patterns/judged.json; `--keep` brings that up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { TOP } from "./boundaries/rooms.ts";
import { EXCEPTIONS, type Exception } from "./patterns/exceptions.ts";
import { type Pattern, patternsIn } from "./patterns/find-patterns.ts";
import type { Verdict } from "./patterns/judge-pattern.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const JUDGED = join(root, "scripts/patterns/judged.json");
const TESTS = /\.test\.tsx?$|\/testing(?:\/|\.ts$)|\/fixtures\//;
/** Longest part of a text that is printed, in characters. */
const MAX_SHOWN = 200;

type Judge = (source: string, flags: string) => Verdict;

/** Flags that change where a search begins or what it reports, and not how long a place takes. */
export const nameOf = ({ source, flags }: Pattern): string =>
  `/${source}/${flags.replace(/[dg]/g, "")}`;

/**
 * What is wrong, a line for each: patterns that are not linear, that can't be told, and exceptions
 * that match none. What `judge` finds linear is added to `linear`.
 */
export function faultsOf(
  patterns: readonly Pattern[],
  exceptions: readonly Exception[],
  linear: Set<string>,
  judge: Judge,
): string[] {
  const verdicts = new Map<string, Verdict>();
  const unused = new Set(exceptions);
  const faults = patterns.flatMap((pattern) => {
    const name = nameOf(pattern);
    const { file, line, source, flags } = pattern;
    const exception = exceptions.find((known) => known.file === file && known.pattern === name);
    if (exception) unused.delete(exception);
    if (exception || linear.has(name)) return [];
    if (source === undefined) return [`${file}:${line} is made of what only a run tells`];
    const verdict = verdicts.get(name) ?? judge(source, flags.replace(/[dg]/g, ""));
    verdicts.set(name, verdict);
    if (verdict.isLinear) linear.add(name);
    return verdict.isLinear ? [] : [`${file}:${line} ${name}\n  ${inWords(verdict)}`];
  });
  const left = [...unused].map(
    ({ file, pattern }) => `scripts/patterns/exceptions.ts: none is ${pattern} in ${file}`,
  );
  return [...faults, ...left];
}

function inWords(verdict: Exclude<Verdict, { isLinear: true }>): string {
  if (verdict.attack === undefined) return `can't be judged (${verdict.reason}): make it simpler`;
  const { degree, attack } = verdict;
  const growth = degree === "exponential" ? degree : `to the power of ${degree}`;
  return `${growth} in: ${attack.slice(0, MAX_SHOWN)}`;
}

function sources(): string[] {
  const beside = readdirSync(root).filter((name) => /\.ts$/.test(name));
  const within = TOP.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  );
  return [...beside, ...within]
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !TESTS.test(file))
    .sort();
}

function readJudged(engine: string): Set<string> {
  const kept = JSON.parse(readFileSync(JUDGED, "utf8")) as { engine: string; linear: string[] };
  return new Set(kept.engine === engine ? kept.linear : []);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ENGINE, judgePattern } = await import("./patterns/judge-pattern.ts");
  const patterns = sources().flatMap((file) =>
    patternsIn(file, readFileSync(join(root, file), "utf8")),
  );
  const linear = readJudged(ENGINE);
  const faults = faultsOf(patterns, EXCEPTIONS, linear, judgePattern);
  for (const fault of faults) console.error(`Not linear: ${fault}`);
  if (process.argv.includes("--keep")) {
    const names = new Set(patterns.map(nameOf));
    const kept = [...linear].filter((name) => names.has(name)).sort();
    writeFileSync(JUDGED, `${JSON.stringify({ engine: ENGINE, linear: kept }, null, 2)}\n`);
  }
  process.exit(faults.length > 0 ? 1 : 0);
}
