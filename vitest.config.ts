import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build/**", "test/e2e/**", "test/directus/**"],
    setupFiles: ["./test/support/fail-on-console.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
