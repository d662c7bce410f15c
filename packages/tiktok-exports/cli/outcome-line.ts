import type { FileOutcome, Problem, Recognised } from "../outcomes.ts";
import { forTerminal } from "./terminal-text.ts";
import { count } from "./values.ts";

/** What became of a file, in a line. */
export function outcomeLine({ id, result }: FileOutcome): string {
  const name = forTerminal(id);
  return result.ok
    ? `${name}: ${readWords(result.recognised)}`
    : `${name}: not read, ${problemWords(result.problem)}`;
}

function readWords({ kind, rows, skipped, from, to, gaps }: Recognised): string {
  return [
    kind,
    rows === 1 ? "1 row" : `${count(rows)} rows`,
    ...(from && to ? [`${from} to ${to}`] : []),
    ...(gaps > 0 ? [`${count(gaps)} days between missing`] : []),
    ...(skipped > 0 ? [`${count(skipped)} without a readable day or name left out`] : []),
  ].join(", ");
}

function problemWords(problem: Problem): string {
  switch (problem.code) {
    case "too-large":
      return `more than ${count(problem.limit)} ${problem.measure}`;
    case "empty":
      return "it is empty";
    case "header-only":
      return `${problem.kind} without a row`;
    case "unknown-columns":
      return `which column is which is told by nothing: ${problem.headers.map(forTerminal).join(", ")}`;
    case "no-readable-rows":
      return `none of ${count(problem.rows)} rows of ${problem.kind} can be read`;
    case "ads-report":
      return "a report of advertising, whose views are paid";
    case "personal-archive":
      return 'the personal archive of "Download your data", which has no analytics';
    case "not-an-export":
      return `no export: ${problem.detected}`;
    case "encrypted":
      return "it has a password";
    case "zip-bomb":
      return `the archive has more in it than an export (${problem.reason}, at most ${count(problem.limit)})`;
    case "corrupt":
      return `it is damaged (${problem.reason}${problem.line === null ? "" : `, line ${count(problem.line)}`})`;
    case "newer-history":
      return "a history that a newer version of this program wrote";
    case "other-account":
      return `of @${forTerminal(problem.handle)}; --handle ${forTerminal(problem.handle)} reads it`;
  }
}
