import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { COMPILED } from "./test/support/compiled.ts";
import { chunkUrl } from "./vite/chunk-url.ts";
import { inlineIcons } from "./vite/inline-icons.ts";

/** Functions alone. */
const FUNCTIONS = "{app,content,packages,vite}/**/*.test.{ts,tsx}";
/**
 * What needs modules of its own: hooks of a module that several files import (test/support/process.ts)
 * hold for the first of them alone where they share it, and a module that is replaced is so for all.
 */
const APART = ["test/process/**/*.test.ts", "backend/security/passwords.test.ts"];
/** They wait for processes, timers and disks: four at once on two cores take half the time of two. */
const WAITING_WORKERS = 2 * availableParallelism();

export default defineConfig({
  plugins: [inlineIcons(), chunkUrl()],
  test: {
    environment: "node",
    env: COMPILED,
    setupFiles: ["./test/support/fail-on-console.ts"],
    // Whatever takes longer hangs: on a machine with much else to do, a process takes 20 s to start.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest's own second is not enough for a mail or a start on such a machine; what comes sooner is seen at once.
    expect: { poll: { timeout: 30_000 } },
    // One for each core: most tests of processes and databases wait for a disk or a child.
    maxWorkers: availableParallelism(),
    // Nothing that a test puts in another's place stays for the next file.
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      // Files share a process and what it has loaded (decision 0240).
      { extends: true, test: { name: "functions", include: [FUNCTIONS], isolate: false } },
      {
        extends: true,
        test: {
          name: "parts",
          include: ["**/*.test.{ts,tsx}"],
          isolate: false,
          exclude: [
            ...configDefaults.exclude,
            FUNCTIONS,
            ...APART,
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
          name: "apart",
          include: APART,
          // After the others, whose number of workers is another.
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 1 },
          globalSetup: ["./test/process/global-setup.ts"],
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
