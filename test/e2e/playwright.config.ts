import { defineConfig } from "@playwright/test";
import { PORT } from "./journey.ts";
import { ADMIN } from "./staff.ts";

/** Browser journeys against the built site; scripts/e2e.mjs builds it and finds a browser first. */

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-US",
    trace: "retain-on-failure",
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
  webServer: {
    command: "node server.ts",
    cwd: "../..",
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: {
      NODE_ENV: "production",
      PORT: String(PORT),
      DATA_DIR: `./test-results/data-${PORT}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 11_000 },
  },
});
