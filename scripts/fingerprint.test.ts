import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fingerprintOf } from "./fingerprint.mjs";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "b4-fingerprint-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const PATHS = ["app", "server.ts"];

it("is a copy's own too, wherever and whenever it was made", () => {
  const [here, there] = [folder(), folder()];
  mkdirSync(join(here, "app/deep"), { recursive: true });
  writeFileSync(join(here, "app/deep/page.ts"), "page");
  writeFileSync(join(here, "server.ts"), "server");
  cpSync(here, there, { recursive: true });
  utimesSync(join(there, "server.ts"), 1, 1);
  expect(fingerprintOf(there, PATHS)).toBe(fingerprintOf(here, PATHS));
});

it("is another one after an edit of the same length, a new name and a new file", () => {
  const here = folder();
  mkdirSync(join(here, "app"));
  writeFileSync(join(here, "app/page.ts"), "page");
  writeFileSync(join(here, "server.ts"), "server");
  const seen = [fingerprintOf(here, PATHS)];
  writeFileSync(join(here, "app/page.ts"), "Page");
  seen.push(fingerprintOf(here, PATHS));
  renameSync(join(here, "app/page.ts"), join(here, "app/side.ts"));
  seen.push(fingerprintOf(here, PATHS));
  writeFileSync(join(here, "app/more.ts"), "");
  seen.push(fingerprintOf(here, PATHS));
  expect(new Set(seen).size).toBe(seen.length);
});
