import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { inService, markServed, releasesIn, removeOld, switchTo } from "./releases.mjs";

/** A plain machine with these releases, of which the last one runs. */
function machine(...names: string[]) {
  const to = mkdtempSync(join(tmpdir(), "b4-releases-"));
  onTestFinished(() => rmSync(to, { recursive: true, force: true }));
  const folders = names.map((name) => join(releasesIn(to), name));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  switchTo(to, folders.at(-1) ?? "");
  const served = (...which: string[]) => {
    for (const name of which) markServed(join(releasesIn(to), name));
  };
  const returnsTo = () => {
    const folder = inService(to);
    return folder && basename(folder);
  };
  return { to, served, returnsTo };
}

it("goes back to what runs", () => {
  const { served, returnsTo } = machine("1", "2", "3");
  served("1", "3");
  expect(returnsTo()).toBe("3");
});

it("goes back past one whose deployment was killed, to the newest that has served", () => {
  const { served, returnsTo } = machine("1", "2", "3", "4");
  served("1", "2");
  expect(returnsTo()).toBe("2");
});

it("keeps what ran before releases were marked", () => {
  const { to, returnsTo } = machine("1", "2");
  const before = inService(to);
  expect(returnsTo()).toBe("2");
  markServed(before ?? "");
  mkdirSync(join(releasesIn(to), "3"));
  switchTo(to, join(releasesIn(to), "3"));
  markServed(join(releasesIn(to), "3"));
  removeOld(to, 3, []);
  expect(returnsTo()).toBe("3");
  rmSync(join(releasesIn(to), "3"), { recursive: true });
  expect(returnsTo()).toBeUndefined();
  switchTo(to, join(releasesIn(to), "2"));
  expect(returnsTo()).toBe("2");
});
