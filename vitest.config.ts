import { defineConfig } from "vitest/config";
import { chunkUrl } from "./vite/chunk-url.ts";

export default defineConfig({
  plugins: [chunkUrl()],
  test: {
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build/**", "test/e2e/**", "test/directus/**"],
    setupFiles: ["./test/support/fail-on-console.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
