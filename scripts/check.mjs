// npm run check: format, lint, types, boundaries, patterns, budgets, then unit, route and contract tests on the build.
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { fail, install, run } from "./install.mjs";

export async function check() {
  await build();
  await run("biome", ["ci", "--error-on-warnings", "."]);
  await run("react-router", ["typegen"]);
  await run("tsc", ["--noEmit", "-p", "."]);
  await run("node", ["scripts/check-boundaries.ts"]);
  await run("node", ["scripts/check-patterns.ts"]);
  await run("node", ["scripts/date-pages.ts", "--check"]);
  await run("node", ["scripts/check-budgets.ts"]);
  await run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    "--outputFile=test-results/unit.json",
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install().then(check).catch(fail);
}
