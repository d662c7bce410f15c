import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepAssets } from "./previous-assets.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;
let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "b4-build-"));
});
afterEach(() => rmSync(build, { recursive: true }));

function buildAnew(name: string) {
  rmSync(join(build, "client"), { recursive: true, force: true });
  mkdirSync(join(build, "client/assets"), { recursive: true });
  writeFileSync(join(build, "client/assets", name), `content of ${name}`);
}

it("keeps the assets of earlier builds for two weeks", () => {
  const start = Date.now();
  const kept = (name: string) => join(build, "previous", name);
  const keep = (at: number) =>
    keepAssets(join(build, "client/assets"), join(build, "previous"), at);
  keep(start);
  buildAnew("root-1.js");
  keep(start);
  buildAnew("root-2.js");
  expect(readFileSync(kept("root-1.js"), "utf8")).toBe("content of root-1.js");

  keep(start + 10 * DAY_MS);
  buildAnew("root-3.js");
  expect(existsSync(kept("root-1.js"))).toBe(true);
  keep(start + 15 * DAY_MS);
  expect(existsSync(kept("root-1.js"))).toBe(false);
  expect(existsSync(kept("root-2.js"))).toBe(true);
});
