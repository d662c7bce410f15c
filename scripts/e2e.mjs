// npm run e2e: browser journeys against the built site, over https behind a proxy on two domains, as in
// production, then over http on localhost. E2E_SCHEME=http or https: that one alone. Arguments go to
// Playwright.

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
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
import { otherArguments } from "./system-packages.mjs";
import { allSkipped, REPORTS } from "./test-reports.mjs";

const SCHEMES = ["https", "http"];
const CONFIG = "test/e2e/playwright.config.ts";

/** How many journeys a configuration of Playwright has. */
function countJourneys(config, env) {
  const { stdout } = spawnSync("playwright", ["test", "--config", config, "--list"], {
    cwd: root,
    encoding: "utf8",
    env,
  });
  return Number(/Total: (\d+) tests?/.exec(stdout)?.[1] ?? 0);
}

/**
 * Runs the journeys of a configuration; their report is called `name`. Answers how many were skipped, for
 * want of a browser or of what else is `missing`.
 */
export async function runJourneys(name, { config, args = [], variables = {}, missing }) {
  const browser = missing ? { missing } : findBrowser();
  const file = join(root, REPORTS, `${name}.json`);
  const env = {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: browser.path ?? "",
    ...variables,
  };
  if (!browser.missing) {
    const all = ["test", "--config", config, ...args];
    await run("playwright", all, { env, stopBy: ENDS_PLAYWRIGHT });
    return 0;
  }
  const skipped = countJourneys(config, env);
  console.error(`\nJOURNEYS SKIPPED, NOT PASSED: ${browser.missing.toUpperCase()}.`);
  console.error(`${skipped} TESTS DID NOT RUN.\n`);
  mkdirSync(join(root, REPORTS), { recursive: true });
  writeFileSync(file, allSkipped(skipped));
  return skipped;
}

/** Runs the journeys by one scheme; answers how many were skipped for want of a browser. */
export const journeys = (scheme, args) =>
  runJourneys(`journeys-${scheme}`, { config: CONFIG, args, variables: { E2E_SCHEME: scheme } });

/** By each scheme, all of them before it fails. */
async function e2e(args) {
  const schemes = process.env.E2E_SCHEME ? [process.env.E2E_SCHEME] : SCHEMES;
  const failures = [];
  let skipped = 0;
  for (const scheme of schemes) {
    skipped += await journeys(scheme, args).catch((error) => failures.push(error) && 0);
  }
  if (failures.length > 0) throw failures[0];
  return skipped;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
    .then(build)
    .then(() => e2e(otherArguments(process.argv.slice(2))))
    .then((skipped) => process.exit(skipped > 0 ? EXIT_SKIPPED : 0))
    .catch(fail);
}
