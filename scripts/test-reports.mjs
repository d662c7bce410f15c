// What the runners of tests have written down: counts, and the failures by name, each with what it said.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./install.mjs";

/** Where each stage leaves its report, from the project's folder. */
export const REPORTS = "test-results";

/** Everything that could not run here, as a report: a stage without its browser or database. */
export const allSkipped = (skipped) => JSON.stringify({ stats: { skipped } });

/** So much of what a failed test said is printed beside its name, in characters. */
const REASON_LENGTH = 400;

/** What a test failed of, on one line, without the colours of a terminal and without the stack. */
function reasonOf(message = "") {
  const [said] = stripVTControlCharacters(message).split(/\n\s+at /);
  const line = said.split(/\s+/).join(" ").trim();
  return line.length > REASON_LENGTH ? `${line.slice(0, REASON_LENGTH)}…` : line;
}

const named = (name, message) => [name, reasonOf(message)].filter(Boolean).join(" · ");

/** Counts and failures of one report, by vitest or by Playwright. */
export function readReport(report) {
  if (report.stats) return ofPlaywright(report);
  const failures = (report.testResults ?? []).flatMap(({ name, assertionResults, message }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that could not be loaded has no test that failed.
    if (failed.length === 0 && message) return [`${file}: ${message.split("\n")[0]}`];
    return failed.map(({ fullName, failureMessages = [] }) =>
      named(`${file}: ${fullName}`, failureMessages[0]),
    );
  });
  return {
    passed: report.numPassedTests ?? 0,
    failed: Math.max(report.numFailedTests ?? 0, failures.length),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures,
  };
}

function ofPlaywright({ stats, suites = [], errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failures = suites.flatMap((suite) => failuresIn(suite, []));
  for (const { message = "" } of errors) failures.push(message.split("\n")[0]);
  // One that passed the second time failed the first.
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped, failures };
}

function failuresIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => /^(unexpected|flaky)$/.test(status)))
      .map((spec) => named([...path, spec.title].join(" › "), messageOf(spec))),
    ...suites.flatMap((suite) => failuresIn(suite, path)),
  ];
}

/** The first thing that a journey failed of. */
const messageOf = ({ tests }) =>
  tests.flatMap(({ results = [] }) => results).flatMap(({ errors = [] }) => errors)[0]?.message;

/** The sum of all reports, and the failures of each by its name. */
export function sumOfReports(folder = join(root, REPORTS)) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!file.endsWith(".json")) continue;
    const report = readReport(JSON.parse(readFileSync(join(folder, file), "utf8")));
    for (const count of ["passed", "failed", "skipped"]) sum[count] += report[count];
    sum.failures.push(...report.failures.map((name) => `${file.slice(0, -5)}: ${name}`));
  }
  return sum;
}
