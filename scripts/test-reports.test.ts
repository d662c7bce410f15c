import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { allSkipped, sumOfReports } from "./test-reports.mjs";

function folderOf(reports: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(reports)) writeFileSync(join(folder, name), text);
  return folder;
}

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const FAILURE = "AssertionError: expected 1\n  to be 2\n    at one.test.ts:3:5";
const UNITS = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 3,
  testResults: [
    {
      name: join(process.cwd(), "app/one.test.ts"),
      message: "",
      assertionResults: [assertion("a passes", "passed"), assertion("a fails", "failed", FAILURE)],
    },
    {
      name: join(process.cwd(), "app/two.test.ts"),
      message: "Cannot find module\n at",
      assertionResults: [],
    },
  ],
};
const RED = `\u001B[31mTimed out\u001B[39m waiting\n${"x".repeat(500)}`;
const journey = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});
const JOURNEYS = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      title: "header.spec.ts",
      specs: [journey("opens", "expected"), journey("closes", "flaky")],
      suites: [
        { title: "the menu", specs: [journey("is a dialog", "unexpected", RED, "the second")] },
      ],
    },
  ],
  errors: [],
};

it("counts what every stage left, and names each failure", () => {
  const folder = folderOf({
    "unit.json": JSON.stringify(UNITS),
    "journeys-http.json": JSON.stringify(JOURNEYS),
    "journeys-https.json": allSkipped(7),
    "notes.txt": "no report",
  });
  expect(sumOfReports(folder)).toEqual({
    passed: 6,
    // A file that does not load, and a journey that needed a second try, are failures too.
    failed: 4,
    skipped: 10,
    failures: [
      "journeys-http: header.spec.ts › closes",
      `journeys-http: header.spec.ts › the menu › is a dialog · Timed out waiting ${"x".repeat(382)}…`,
      "unit: app/one.test.ts: a fails · AssertionError: expected 1 to be 2",
      "unit: app/two.test.ts: Cannot find module",
    ],
  });
});

it("counts nothing where no stage has run", () => {
  expect(sumOfReports(join(tmpdir(), "no-such-reports"))).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [],
  });
});
