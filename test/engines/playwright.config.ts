import { defineConfig } from "@playwright/test";
import { DATA_DIR, PORT, SITE_PORT, SITES } from "./addresses.ts";

/**
 * The site in the engines of other browsers than Chromium; scripts/engines.mjs builds it and finds the
 * engines first. Playwright drives neither of Debian's, so it only runs the tests (journey.ts).
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  projects: [{ name: "firefox" }, { name: "webkit" }],
  // One for each engine.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  webServer: [
    {
      command: "node server.ts",
      cwd: "../..",
      url: `http://127.0.0.1:${SITE_PORT}/readyz`,
      env: {
        NODE_ENV: "production",
        PORT: String(SITE_PORT),
        TRUST_PROXY: "1",
        SITE_URL_EN: SITES.en,
        SITE_URL_EL: SITES.el,
        DATA_DIR,
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 11_000 },
    },
    {
      command: "node test/engines/front.ts",
      cwd: "../..",
      port: PORT,
      gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
    },
  ],
});
