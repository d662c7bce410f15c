import { defineConfig } from "@playwright/test";
import { PORT } from "./journey.ts";
import { ADMIN } from "./staff.ts";

/** A real OpenID provider beside the site (issuer.ts). */
const ISSUER_PORT = PORT + 1;
const HOUSE = {
  issuer: `http://127.0.0.1:${ISSUER_PORT}`,
  clientId: "b4",
  clientSecret: "only for tests",
  label: "The House",
};

/** Browser journeys against the built site; scripts/e2e.mjs builds it and finds a browser first. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A machine with other work to do; scripts/test.mjs says how many needed it.
  retries: 2,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-US",
    trace: "on-first-retry",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      command: "node server.ts",
      cwd: "../..",
      url: `http://127.0.0.1:${PORT}/readyz`,
      env: {
        NODE_ENV: "production",
        PORT: String(PORT),
        DATA_DIR: `./test-results/data-${PORT}`,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        OIDC_PROVIDERS: JSON.stringify({ house: HOUSE }),
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 11_000 },
    },
    {
      command: "node test/e2e/issuer.ts",
      cwd: "../..",
      url: `${HOUSE.issuer}/.well-known/openid-configuration`,
      env: { PORT: String(ISSUER_PORT), SITE_PORT: String(PORT) },
      // It says at length that it is set up for a test.
      stderr: "ignore",
    },
  ],
});
