// npm run e2e: browser journeys against the built site, over http on localhost, then over https behind
// a proxy on two domains. E2E_SCHEME=http or https: that one alone. Arguments go to Playwright.
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { environment, fail, install, run } from "./install.mjs";

const SCHEMES = ["http", "https"];

/** Runs the journeys by each scheme, all of them before it fails; `extra` makes more variables. */
export async function e2e(args = [], extra = () => ({})) {
  const browser = findBrowser();
  const schemes = process.env.E2E_SCHEME ? [process.env.E2E_SCHEME] : SCHEMES;
  const failures = [];
  for (const scheme of schemes) {
    const env = {
      ...environment,
      ...extra(scheme),
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      E2E_SCHEME: scheme,
    };
    const command = ["test", "--config", "test/e2e/playwright.config.ts", ...args];
    await run("playwright", command, { env }).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
    .then(build)
    .then(() => e2e(process.argv.slice(2)))
    .catch(fail);
}
