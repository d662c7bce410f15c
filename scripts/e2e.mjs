// npm run e2e: browser journeys against the built site, over http on localhost, then over https behind
// a proxy on two domains. E2E_SCHEME=http or https: that one alone. Arguments go to Playwright.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { EXIT_SKIPPED, environment, fail, install, root, run } from "./install.mjs";
import { otherArguments } from "./system-packages.mjs";

const SCHEMES = ["http", "https"];
const CONFIG = ["--config", "test/e2e/playwright.config.ts"];

/** How many journeys there are by one scheme. */
function countJourneys() {
  const { stdout } = spawnSync("playwright", ["test", ...CONFIG, "--list"], {
    cwd: root,
    encoding: "utf8",
    env: environment,
  });
  return Number(/Total: (\d+) tests/.exec(stdout)?.[1] ?? 0);
}

/**
 * Runs the journeys by each scheme, all of them before it fails; `extra` makes more variables. Answers
 * how many were skipped for want of a browser.
 */
export async function e2e(args = [], extra = () => ({})) {
  const { path, missing } = findBrowser();
  const schemes = process.env.E2E_SCHEME ? [process.env.E2E_SCHEME] : SCHEMES;
  if (missing) {
    const skipped = countJourneys() * schemes.length;
    console.error(`\nJOURNEYS SKIPPED, NOT PASSED: ${missing.toUpperCase()}.`);
    console.error(`${skipped} TESTS DID NOT RUN.\n`);
    return skipped;
  }
  const failures = [];
  for (const scheme of schemes) {
    const env = {
      ...environment,
      ...extra(scheme),
      CHROMIUM_PATH: path,
      E2E_SCHEME: scheme,
    };
    const command = ["test", ...CONFIG, ...args];
    await run("playwright", command, { env }).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
    .then(build)
    .then(() => e2e(otherArguments(process.argv.slice(2))))
    .then((skipped) => process.exit(skipped > 0 ? EXIT_SKIPPED : 0))
    .catch(fail);
}
