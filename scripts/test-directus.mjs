// npm run test:directus: the contract, the transfer and journeys of staff against a real Directus on PostgreSQL.
// Ends with 0 (passed), 1 (failed) or 77 (cannot be had here: skipped, which is not passed).
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { runJourneys } from "./e2e.mjs";
import { EXIT_SKIPPED, environment, fail, install, root } from "./install.mjs";
import { removeWork } from "./leftovers.mjs";
import { REPORTS, readReport } from "./test-reports.mjs";

/** Twice what a slow first run has taken, packages included. */
const LIMIT_MS = 20 * 60_000;
const STOP_MS = 20_000;
const results = join(root, REPORTS, "directus.json");
const JOURNEYS = "journeys-directus";
const CONFIG = "test/directus/journeys.config.ts";
/** A signal has ended the run: nothing begins after it. */
let isStopped = false;

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
    const interrupt = () => {
      isStopped = true;
      stop();
    };
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, interrupt);
    child.on("error", () => resolve(1));
    child.on("exit", (code, signal) => {
      clearTimeout(limit);
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, interrupt);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Journeys of staff in a browser; throws when one of them fails. */
async function journeysOnDirectus(missing) {
  const work = mkdtempSync(join(tmpdir(), "directus-journeys-"));
  // PostgreSQL runs as another user when this is root.
  chmodSync(work, 0o755);
  // Playwright hears it as well, and ends what it has started; this process outlives it, and puts away.
  const wait = () => {};
  process.on("SIGINT", wait);
  try {
    const args = ["--reporter=dot,json"];
    await runJourneys(JOURNEYS, { config: CONFIG, args, variables: { TMPDIR: work }, missing });
  } finally {
    process.off("SIGINT", wait);
    removeWork(work);
  }
}

/** What a report counts; a run that failed without a failed test counts as one failure. */
function countsOf(name, hasFailed) {
  const file = join(root, REPORTS, `${name}.json`);
  const report = existsSync(file) ? readReport(JSON.parse(readFileSync(file, "utf8"))) : {};
  const { passed = 0, failed = 0, skipped = 0 } = report;
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed, skipped };
}

/** Counts of the run: the contract first, then the journeys, whatever the contract came to. */
export async function testDirectus() {
  for (const name of ["directus", JOURNEYS]) {
    rmSync(join(root, REPORTS, `${name}.json`), { force: true });
  }
  const code = await runToEnd();
  const contract = countsOf("directus", code !== 0 && code !== EXIT_SKIPPED);
  if (isStopped) return contract;
  const missing = code === EXIT_SKIPPED ? "no Directus can be had" : undefined;
  const error = await journeysOnDirectus(missing).catch((thrown) => thrown);
  if (error) console.error(error.message);
  const journeys = countsOf(JOURNEYS, error !== undefined);
  return {
    passed: contract.passed + journeys.passed,
    failed: contract.failed + journeys.failed,
    skipped: contract.skipped + journeys.skipped,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
    .then(build)
    .then(testDirectus)
    .then(({ passed, failed, skipped }) => {
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
      process.exit(failed > 0 ? 1 : skipped > 0 ? EXIT_SKIPPED : 0);
    })
    .catch(fail);
}
