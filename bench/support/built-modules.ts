import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What the build writes where a module begins, in files that hold many (vite.config.ts). */
const BEGINS = /^\/\/ (\S+\.[cm]?[jt]sx?)(\?\S+)?$/;
const BUILT = /^file:.*\/build\/server\/.*\.js$/;

type Begin = { line: number; module: string };

const known = new Map<string, readonly Begin[]>();

/** The module that a place in a built file was written in, as a path; the file itself in others. */
export function moduleAt(url: string, line: number): string {
  if (!BUILT.test(url)) return url;
  const begun = beginsOf(url).findLast((begin) => begin.line <= line);
  return begun ? `/${begun.module}` : url;
}

/** Lines from 0, as the inspector counts them. */
function beginsOf(url: string): readonly Begin[] {
  const before = known.get(url);
  if (before) return before;
  const lines = readFileSync(fileURLToPath(url), "utf8").split("\n");
  const begins = lines.flatMap((text, line) => {
    const [, module] = BEGINS.exec(text) ?? [];
    return module === undefined ? [] : [{ line, module }];
  });
  known.set(url, begins);
  return begins;
}
