import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["test/directus/*.test.ts"],
    // One Directus at a time is work enough for two cores.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 420_000,
  },
});
