import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { chunkUrl } from "./vite/chunk-url.ts";

/** Functions alone: nothing of theirs outlives a test, so that files share one process and its modules. */
const FUNCTIONS = "{app,content,packages,vite}/**/*.test.{ts,tsx}";

export default defineConfig({
  plugins: [chunkUrl()],
  test: {
    environment: "node",
    setupFiles: ["./test/support/fail-on-console.ts"],
    // Whatever takes longer hangs: on a machine with much else to do, a process takes 20 s to start.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One for each core: most tests of processes and databases wait for a disk or a child.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: "functions", include: [FUNCTIONS], isolate: false } },
      {
        extends: true,
        test: {
          name: "parts",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            ...configDefaults.exclude,
            FUNCTIONS,
            "build/**",
            "test/e2e/**",
            "test/directus/**",
            "test/postgres/**",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["test/postgres/**/*.test.ts"],
          globalSetup: ["./test/postgres/global-setup.ts"],
        },
      },
    ],
  },
});
