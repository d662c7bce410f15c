import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { setAside, setAsideCopy, setAsideOf } from "./set-aside.ts";

const FIRST = new Date("2026-11-23T10:15:02.123Z");
const SECOND = new Date("2026-11-24T10:15:02.123Z");

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "aside-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) writeFileSync(join(folder, name), `content of ${name}`);
  return folder;
}

it("renames a file with what lies beside it, and knows it again", () => {
  const folder = folderWith("a.db", "a.db-wal", "a.db-shm", "a.db.damaged-by-hand", "b.db");
  const aside = setAside(join(folder, "a.db"), FIRST);
  const name = "a.db.damaged-20261123T101502123Z";
  expect(aside).toBe(join(folder, name));
  expect(readdirSync(folder).sort()).toEqual([
    "a.db.damaged-20261123T101502123Z",
    "a.db.damaged-20261123T101502123Z-shm",
    "a.db.damaged-20261123T101502123Z-wal",
    "a.db.damaged-by-hand",
    "b.db",
  ]);
  expect(readFileSync(aside, "utf8")).toBe("content of a.db");
  expect(setAsideOf(join(folder, "a.db"))).toEqual([{ name, at: FIRST }]);
  expect(setAsideOf(join(folder, "nowhere", "a.db"))).toEqual([]);
});

it("keeps every damaged file, but of copies the last one alone", () => {
  const folder = folderWith("a.db", "b.db", "b.db-wal");
  for (const [put, name] of [
    [setAside, "a.db"],
    [setAsideCopy, "b.db"],
  ] as const) {
    put(join(folder, name), FIRST);
    writeFileSync(join(folder, name), "again");
    put(join(folder, name), SECOND);
  }
  expect(setAsideOf(join(folder, "a.db"))).toHaveLength(2);
  expect(readdirSync(folder).filter((name) => name.startsWith("b.db"))).toEqual([
    "b.db.damaged-20261124T101502123Z",
  ]);
});
