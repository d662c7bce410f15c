// npm run check: format, lint, types, boundaries, patterns, weaknesses of packages, budgets, then unit, route and contract tests on the build.
import { fileURLToPath } from "node:url";
import { audit } from "./audit.mjs";
import { build } from "./build.mjs";
import { fail, install, run } from "./install.mjs";
import { REPORTS } from "./test-reports.mjs";

/** What is looked at without running any of it, nor the build. */
export async function checkSources() {
  await run("biome", ["ci", "--error-on-warnings", "."]);
  await run("react-router", ["typegen"]);
  await run("tsc", ["--noEmit", "-p", "."]);
  await run("node", ["scripts/check-boundaries.ts"]);
  await run("node", ["scripts/check-patterns.ts"]);
  await run("node", ["scripts/date-pages.ts", "--check"]);
  audit();
}

/** What the build weighs. */
export const checkWeights = () => run("node", ["scripts/check-budgets.ts"]);

/** Every test without a browser. */
export async function checkBuild() {
  await run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile=${REPORTS}/unit.json`,
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install().then(build).then(checkSources).then(checkWeights).then(checkBuild).catch(fail);
}
