// npm run test:directus: the contract and the transfer against a real Directus on PostgreSQL.
// Ends with 0 (passed), 1 (failed) or 77 (cannot be had here: skipped, which is not passed).
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EXIT_SKIPPED, environment, fail, install, root } from "./install.mjs";
import { REPORTS } from "./test-reports.mjs";

/** Twice what a slow first run has taken, packages included. */
const LIMIT_MS = 20 * 60_000;
const STOP_MS = 20_000;
const results = join(root, REPORTS, "directus.json");

/** Runs to the end or the limit; answers the exit code. The run stops what it started itself. */
function runToEnd() {
  return new Promise((resolve) => {
    const child = spawn("node", ["test/directus/run.ts", results], {
      cwd: root,
      stdio: "inherit",
      env: environment,
    });
    const stop = () => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), STOP_MS).unref();
    };
    const limit = setTimeout(() => {
      console.error(`The Directus run took more than ${LIMIT_MS / 60_000} minutes`);
      stop();
    }, LIMIT_MS);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
    child.on("error", () => resolve(1));
    child.on("exit", (code, signal) => {
      clearTimeout(limit);
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, stop);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Counts of the run; a run that failed without a failed test counts as one failure. */
export async function testDirectus() {
  rmSync(results, { force: true });
  const code = await runToEnd();
  const report = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : {};
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report;
  const skipped = code === EXIT_SKIPPED;
  const failed = code === 0 || skipped ? numFailedTests : Math.max(numFailedTests, 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
    .then(testDirectus)
    .then(({ passed, failed, skipped }) => {
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
      process.exit(failed > 0 ? 1 : passed === 0 ? EXIT_SKIPPED : 0);
    })
    .catch(fail);
}
