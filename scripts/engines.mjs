// npm run engines: the built site in Firefox ESR and WebKitGTK, as Debian has them (test/engines).
// Arguments go to Playwright, e.g. npm run engines -- --project=webkit header.spec.ts

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import {
  ENDS_PLAYWRIGHT,
  EXIT_SKIPPED,
  environment,
  fail,
  install,
  root,
  run,
} from "./install.mjs";
import { installPackage, otherArguments } from "./system-packages.mjs";
import { allSkipped, REPORTS } from "./test-reports.mjs";

const CONFIG = ["--config", "test/engines/playwright.config.ts"];
const results = join(root, REPORTS, "engines.json");
/** The tests of engines that can't be had, for the sum of `npm test`. */
const missingResults = join(root, REPORTS, "engines-missing.json");

/** Each engine by the name of its project, with the programs that it takes and their packages. */
const ENGINES = {
  firefox: [{ program: "firefox-esr", packages: ["firefox-esr"] }],
  webkit: [
    { program: "WebKitWebDriver", packages: ["webkit2gtk-driver"] },
    { program: "Xvfb", packages: ["xvfb"] },
  ],
};

const isThere = (program) => spawnSync("which", [program]).status === 0;

/** Why an engine can't be had, or nothing. */
function missingOf(programs) {
  for (const { program, packages } of programs) {
    const missing = isThere(program) ? undefined : installPackage(...packages);
    if (missing) return `${program} is not installed, ${missing}`;
  }
  return undefined;
}

function countTests(project) {
  const { stdout } = spawnSync(
    "playwright",
    ["test", ...CONFIG, "--list", `--project=${project}`],
    {
      cwd: root,
      encoding: "utf8",
      env: environment,
    },
  );
  return Number(/Total: (\d+) tests/.exec(stdout)?.[1] ?? 0);
}

/** The engines that can be had, installed if somebody asked for that, and why the others can't. */
export function findEngines() {
  return Object.entries(ENGINES).map(([project, programs]) => ({
    project,
    missing: missingOf(programs),
  }));
}

/** Leaves out, in capitals, the engines that can't be had; counts their tests. */
function enginesToRun() {
  const found = [];
  let skipped = 0;
  for (const { project, missing } of findEngines()) {
    if (!missing) {
      found.push(project);
      continue;
    }
    const count = countTests(project);
    const name = project.toUpperCase();
    console.error(`\n${name} SKIPPED, NOT PASSED: ${missing.toUpperCase()}.`);
    console.error(`${count} TESTS DID NOT RUN.\n`);
    skipped += count;
  }
  return { found, skipped };
}

/** Counts of the run; a run that failed without a failed test counts as one failure. */
export async function engines(args = []) {
  for (const file of [results, missingResults]) rmSync(file, { force: true });
  const { found, skipped } = enginesToRun();
  if (skipped > 0) {
    mkdirSync(join(root, REPORTS), { recursive: true });
    writeFileSync(missingResults, allSkipped(skipped));
  }
  if (found.length === 0) return { passed: 0, failed: 0, skipped };
  const asked = args.some((arg) => arg.startsWith("--project"));
  const projects = asked ? [] : found.map((project) => `--project=${project}`);
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: results };
  const command = ["test", ...CONFIG, ...projects, ...args];
  const error = await run("playwright", command, { env, stopBy: ENDS_PLAYWRIGHT }).catch(
    (thrown) => thrown,
  );
  const { stats } = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : {};
  const { expected = 0, unexpected = 0 } = stats ?? {};
  return {
    passed: expected,
    failed: error ? Math.max(unexpected, 1) : unexpected,
    skipped: skipped + (stats?.skipped ?? 0),
  };
}

/** What is counted stands in the report as JSON: a reporter that is asked for comes beside it. */
const counted = (arg) =>
  arg.startsWith("--reporter=") && !arg.includes("json") ? `${arg},json` : arg;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
    .then(build)
    .then(() =>
      engines(["--reporter=line,json", ...otherArguments(process.argv.slice(2)).map(counted)]),
    )
    .then(({ passed, failed, skipped }) => {
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
      process.exit(failed > 0 ? 1 : skipped > 0 ? EXIT_SKIPPED : 0);
    })
    .catch(fail);
}
