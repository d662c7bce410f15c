// npm test: everything. Closes with "N passed, N failed, N skipped". What npm can't bring is found, or
// its tests are skipped aloud; with --with-system-packages it is installed.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { check } from "./check.mjs";
import { e2e } from "./e2e.mjs";
import { install, root } from "./install.mjs";
import { testDirectus } from "./test-directus.mjs";

const results = join(root, "test-results");
const unitFile = join(results, "unit.json");
const e2eFiles = { http: join(results, "e2e-http.json"), https: join(results, "e2e-https.json") };

function counts() {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  if (existsSync(unitFile)) {
    const unit = JSON.parse(readFileSync(unitFile, "utf8"));
    passed += unit.numPassedTests;
    failed += unit.numFailedTests;
    skipped += unit.numPendingTests + (unit.numTodoTests ?? 0);
  }
  for (const [scheme, file] of Object.entries(e2eFiles)) {
    if (!existsSync(file)) continue;
    const { stats } = JSON.parse(readFileSync(file, "utf8"));
    passed += stats.expected + stats.flaky;
    failed += stats.unexpected;
    if (stats.flaky > 0) {
      console.log(`${stats.flaky} journeys passed only the second time over ${scheme}`);
    }
    skipped += stats.skipped;
  }
  return {
    passed: passed + directus.passed,
    failed: failed + directus.failed,
    skipped: skipped + directus.skipped + withoutBrowser,
  };
}

let withoutBrowser = 0;
let directus = { passed: 0, failed: 0, skipped: 0 };
let error;
try {
  await install();
  rmSync(results, { recursive: true, force: true });
  await check();
  directus = await testDirectus();
  withoutBrowser = await e2e(["--reporter=line,json"], (scheme) => ({
    PLAYWRIGHT_JSON_OUTPUT_FILE: e2eFiles[scheme],
  }));
} catch (thrown) {
  error = thrown;
  console.error(thrown instanceof Error ? thrown.message : thrown);
}
const { passed, failed, skipped } = counts();
// A step that ended without a failed test, such as lint, still fails the run.
const failures = error ? Math.max(failed, 1) : failed;
console.log(`${passed} passed, ${failures} failed, ${skipped} skipped`);
process.exit(failures > 0 ? 1 : 0);
