import { describe, expect, it } from "vitest";
import { breaches } from "./check-boundaries.ts";

describe("breaches", () => {
  it("finds app importing backend, statically or lazily", () => {
    expect(breaches("app/site/a.ts", 'import { x } from "../../backend/x.ts";')).toEqual([
      "app/site/a.ts → backend/x.ts",
    ]);
    expect(breaches("app/a.ts", 'await import("../backend/x.ts")')).toHaveLength(1);
  });
  it("finds content importing anything but itself", () => {
    expect(breaches("content/en/a.ts", 'import type { A } from "../types.ts";')).toEqual([]);
    expect(breaches("content/en/a.ts", 'import { A } from "../../app/a.ts";')).toHaveLength(1);
  });
  it("tells app/api, the port, from backend", () => {
    expect(breaches("app/site/a.ts", 'import { x } from "../backend/client.ts";')).toEqual([]);
  });
  it("lets everybody import packages, and packages nobody", () => {
    expect(breaches("backend/a.ts", 'import "../packages/lib/a.ts";')).toEqual([]);
    expect(breaches("app/forms/a.ts", 'import "../../packages/lib/a.ts";')).toEqual([]);
    expect(breaches("packages/lib/a.ts", 'import "../../backend/a.ts";')).toHaveLength(1);
  });
  it("lets the server import the application", () => {
    expect(breaches("server/site.ts", 'import "../app/context.ts"; import "../env.ts";')).toEqual(
      [],
    );
    expect(breaches("server/site.ts", 'import "../backend/index.ts";')).toHaveLength(1);
  });
  it("has packages with doors entered through them, but for their own files", () => {
    const room = "../../packages/tiktok-exports";
    expect(breaches("app/analytics/a.ts", `import { a } from "${room}/index.ts";`)).toEqual([]);
    expect(breaches("app/analytics/a.ts", `import { a } from "${room}/limits.ts";`)).toEqual([
      "app/analytics/a.ts → packages/tiktok-exports/limits.ts",
    ]);
    expect(breaches("packages/tiktok-exports/read/a.ts", 'import "../limits.ts";')).toEqual([]);
  });
});
