// npm run e2e: browser journeys against the built site. Arguments go to Playwright.
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { environment, fail, install, run } from "./install.mjs";

/** Runs the journeys; `extra` are more variables of their environment. */
export async function e2e(args = [], extra = {}) {
  const browser = findBrowser();
  const env = { ...environment, ...extra, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
  await run("playwright", ["test", "--config", "test/e2e/playwright.config.ts", ...args], { env });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
    .then(build)
    .then(() => e2e(process.argv.slice(2)))
    .catch(fail);
}
