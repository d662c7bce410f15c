import { defineConfig } from "@playwright/test";

// Before anything asks where the sites are (test/e2e/sites.ts). By http: what https changes is tried with
// the site's own backend.
process.env.E2E_BACKEND = "directus";
process.env.E2E_SCHEME = "http";
const { default: journeys } = await import("../e2e/playwright.config.ts");
const { PORT } = await import("../e2e/sites.ts");

/** Longest that a Directus takes to its first answer, packages apart, in milliseconds. */
const START_MS = 10 * 60_000;
/** Of the whole run. */
const LIMIT_MS = 15 * 60_000;

/** Journeys of the staff area with the built site on a real Directus (docs/directus.md). */
export default defineConfig({
  ...journeys,
  testDir: "../e2e",
  outputDir: "../../test-results/e2e-directus",
  grep: /@directus-too/,
  // What is made in both languages is made in one here: in Greek, without script in English. The languages
  // mean nothing to a backend, and both of them are seen.
  grepInvert: /in en(?!.*without script)|in el.*without script/,
  globalTimeout: LIMIT_MS,
  webServer: {
    command: "node test/directus/journeys-site.ts",
    cwd: "../..",
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: START_MS,
    // What the backend refuses stands there, and nowhere else.
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
