import { describe, expect, it } from "vitest";
import { circles } from "./boundaries/circles.ts";
import { breaches, importsOf } from "./check-boundaries.ts";

describe("breaches", () => {
  it("finds app importing backend, statically or lazily", () => {
    expect(breaches("app/site/a.ts", 'import { x } from "../../backend/x.ts";')).toEqual([
      "app/site/a.ts → backend/x.ts",
    ]);
    expect(breaches("app/routes.ts", 'await import("../backend/x.ts")')).toHaveLength(1);
  });
  it("finds content importing anything but itself", () => {
    expect(breaches("content/en/a.ts", 'import type { A } from "../types.ts";')).toEqual([]);
    expect(breaches("content/en/a.ts", 'import { A } from "../../app/a.ts";')).toHaveLength(1);
  });
  it("finds a kept page that takes content past the door", () => {
    const past = 'import { contentIn } from "../../content/shown.server.ts";';
    expect(breaches("app/site/team/route.tsx", past)).toHaveLength(1);
    expect(breaches("app/staff/leads/route.tsx", past)).toEqual([]);
    const door = 'import { contentContext } from "../../content/content.server.ts";';
    expect(breaches("app/site/team/route.tsx", door)).toEqual([]);
  });
  it("tells app/api, the port, from backend", () => {
    expect(breaches("app/site/a.ts", 'import { x } from "../api/client.ts";')).toEqual([]);
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
  it("lets no floor look up, and no wing into another", () => {
    expect(breaches("app/content/a.ts", 'import type { x } from "../design/x.tsx";')).toHaveLength(
      1,
    );
    expect(breaches("app/design/a.tsx", 'import { x } from "../content/x.ts";')).toEqual([]);
    expect(breaches("app/staff/a.ts", 'import { x } from "../account/x.ts";')).toHaveLength(1);
    expect(breaches("app/staff/a/b.ts", 'import { x } from "../c/x.ts";')).toEqual([]);
    expect(breaches("app/site/a.ts", 'import type { x } from "../root.tsx";')).toHaveLength(1);
  });
  it("finds a file that stands in no room", () => {
    expect(breaches("app/a.ts", 'import "../content/b.ts";')).toHaveLength(1);
  });
});

describe("importsOf", () => {
  it("reads types, lazy imports and addresses from the root, and leaves made types out", () => {
    const source = `import type { A } from "./a.ts";
      import b from "/content/b.md?raw";
      const c = () => import("../c.ts");
      import type { Route } from "./+types/route.ts";`;
    expect(importsOf("app/site/x.tsx", source)).toEqual([
      "app/site/a.ts",
      "content/b.md",
      "app/c.ts",
    ]);
  });
});

describe("circles", () => {
  const of = (imports: Record<string, string[]>) =>
    circles(new Map(Object.entries(imports))).map((circle) => circle.toSorted());
  it("finds the shortest and the long way round, each once", () => {
    expect(of({ a: ["b"], b: ["a"] })).toEqual([["a", "b"]]);
    expect(of({ a: ["b"], b: ["c"], c: ["d"], d: ["b"], e: ["a"] })).toEqual([["b", "c", "d"]]);
    expect(of({ a: ["a"] })).toEqual([["a"]]);
  });
  it("finds none where two ways meet again", () => {
    expect(of({ a: ["b", "c"], b: ["d"], c: ["d"], d: ["react"] })).toEqual([]);
  });
});
