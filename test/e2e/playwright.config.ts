import { defineConfig } from "@playwright/test";
import {
  DATA_DIR,
  HOST_RULES,
  ISSUER_PORT,
  PORT,
  PROXIED,
  SCHEME,
  SITES,
  variablesOf,
} from "./sites.ts";
import { ADMIN } from "./staff.ts";

/** A real OpenID provider beside the site (issuer.ts). */
const HOUSE = {
  issuer: `http://127.0.0.1:${ISSUER_PORT}`,
  clientId: "b4",
  clientSecret: "only for tests",
  label: "The House",
};

/** Ends TLS in front of the site (proxy.ts). */
const PROXY = {
  command: "node test/e2e/proxy.ts",
  cwd: "../..",
  url: `https://127.0.0.1:${PROXIED[0]?.port}/readyz`,
  ignoreHTTPSErrors: true,
  gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
} as const;

/** Browser journeys against the built site; scripts/e2e.mjs builds it and finds a browser first. */
export default defineConfig({
  testDir: ".",
  outputDir: `../../test-results/e2e-${SCHEME}`,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // What passes only the second time has failed, and says its name.
  retries: 0,
  // Over https everything is tried, as in production; over http what the scheme may change.
  ...(SCHEME === "http" && { grep: /@http-too/ }),
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: SITES.en,
    locale: "en-US",
    // `npm run e2e -- --trace on` keeps all that led to it.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Scroll bars take room, as on the screens of most visitors: what overflows because of them shows.
      ignoreDefaultArgs: ["--hide-scrollbars"],
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The run has a certificate of its own. Allowed by the browser itself, not by each context
        // (`ignoreHTTPSErrors`): there each request is begun again for it, and a busy browser gives up after
        // the 32nd time, with ERR_TOO_MANY_RETRIES.
        "--ignore-certificate-errors",
        `--host-resolver-rules=${HOST_RULES}`,
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
        ...variablesOf(PORT),
        DATA_DIR,
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
      // It says at length that it is set up for a test.
      stderr: "ignore",
    },
    ...(SCHEME === "https" ? [PROXY] : []),
  ],
});
