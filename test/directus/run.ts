/**
 * The run of `npm run test:directus`: gets PostgreSQL and Directus, tests, stops what it started.
 * Writes vitest's JSON to the file given. Ends with 0, 1, or 77 when either cannot be had here.
 */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { end, removeWork } from "../../scripts/leftovers.mjs";
import { CannotBeHad, provideDirectus, providePostgres } from "./provide.ts";

const EXIT_SKIPPED = 77;
const TESTS_LIMIT_MS = 15 * 60_000;
const LIST_LIMIT_MS = 60_000;
const folder = fileURLToPath(new URL(".", import.meta.url));
const root = join(folder, "../..");
const [results = join(root, "test-results/directus.json")] = process.argv.slice(2);
const vitest = [join(root, "node_modules/vitest/vitest.mjs")];
const config = ["--config", join(folder, "vitest.config.ts")];

/** How many tests there are, without running any. */
function countTests(): number {
  const { stdout } = spawnSync(
    process.execPath,
    [...vitest, "list", ...config, "--no-static-parse", "--json"],
    {
      cwd: root,
      encoding: "utf8",
      timeout: LIST_LIMIT_MS,
    },
  );
  const list: unknown = JSON.parse(stdout.slice(stdout.indexOf("[")));
  return Array.isArray(list) ? list.length : 0;
}

function skip({ message }: CannotBeHad): void {
  const numPendingTests = countTests();
  console.error(
    `\nDIRECTUS CONTRACT SKIPPED, NOT PASSED: ${message.toUpperCase()}.\n${numPendingTests} TESTS DID NOT RUN.\n`,
  );
  writeFileSync(results, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests }));
}

/** Everything that the tests start lies in `work` or in the process group. */
function stopEverything(group: number | undefined, work: string): void {
  if (group !== undefined) end(-group);
  removeWork(work);
}

async function test(): Promise<number> {
  const work = mkdtempSync(join(tmpdir(), "directus-run-"));
  // PostgreSQL runs as another user when this is root.
  chmodSync(work, 0o755);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile=${results}`];
  const child = spawn(process.execPath, [...vitest, "run", ...config, ...reporters], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
    env: { ...process.env, TMPDIR: work },
  });
  const stop = () => stopEverything(child.pid, work);
  const limit = setTimeout(() => {
    console.error(`The tests took more than ${TESTS_LIMIT_MS / 60_000} minutes`);
    stop();
  }, TESTS_LIMIT_MS);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  const code = await new Promise<number>((resolve) => {
    child.on("exit", (exit) => resolve(exit ?? 1));
  });
  clearTimeout(limit);
  stop();
  return code;
}

mkdirSync(dirname(results), { recursive: true });
try {
  providePostgres();
  provideDirectus(folder);
  process.exitCode = await test();
} catch (error) {
  if (!(error instanceof CannotBeHad)) throw error;
  skip(error);
  process.exitCode = EXIT_SKIPPED;
}
