import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { csvBytes, zipFile } from "../fixtures/build-export.ts";
import { MAX_ARCHIVE_ENTRIES } from "../limits.ts";
import type { Problem } from "../outcomes.ts";
import { collectTables } from "../read/collect-tables.ts";

const TABLE = [
  ["Date", "Video Views"],
  ["May 1", 5],
] as const;

function problems(name: string, bytes: Uint8Array): (Problem | "table")[] {
  return collectTables(name, bytes).map((f) => ("problem" in f ? f.problem : "table"));
}

/** The offset of the first central directory entry. */
function centralOffset(zip: Uint8Array): number {
  return new DataView(zip.buffer, zip.byteOffset).getUint32(zip.length - 22 + 16, true);
}

test("a file within a larger buffer is read from its own beginning", () => {
  const zip = zipFile("a.zip", { "Overview.csv": TABLE }).bytes;
  const larger = new Uint8Array(zip.length + 100);
  larger.set(zip, 50);
  expect(problems("a.zip", larger.subarray(50, 50 + zip.length))).toEqual(["table"]);
});

describe("hostile and broken archives", () => {
  test("a bomb stops at its ratio, whatever size it claims", () => {
    const bomb = zipSync({ "Overview.csv": new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(problems("bomb.zip", bomb)).toEqual([{ code: "zip-bomb", reason: "ratio", limit: 200 }]);
    new DataView(bomb.buffer).setUint32(centralOffset(bomb) + 24, 10, true);
    expect(problems("bomb.zip", bomb)[0]).toMatchObject({ code: "zip-bomb" });
  });

  test("the budget is shared by all entries", () => {
    const zip = zipFile("a.zip", { "a.csv": TABLE, "b.csv": TABLE }, 6).bytes;
    const size = csvBytes(TABLE).length;
    const found = collectTables("a.zip", zip, { bytes: size + 1 });
    expect(found.map((f) => ("problem" in f ? f.problem.code : "table"))).toEqual([
      "table",
      "zip-bomb",
    ]);
  });

  test("too many entries", () => {
    const names = Array.from({ length: MAX_ARCHIVE_ENTRIES + 1 }, (_, at) => [`${at}.csv`, TABLE]);
    expect(problems("a.zip", zipFile("a.zip", Object.fromEntries(names)).bytes)).toEqual([
      { code: "zip-bomb", reason: "entries", limit: MAX_ARCHIVE_ENTRIES },
    ]);
  });

  test("a ZIP of ZIPs is opened, deeper ones are not", () => {
    const inner = zipFile("Overview_x.zip", { "Overview.csv": TABLE }).bytes;
    const outer = zipFile("all.zip", { "my/Overview_x.zip": inner }).bytes;
    expect(problems("all.zip", outer)).toEqual(["table"]);
    expect(collectTables("all.zip", outer)[0]?.exportName).toBe("Overview_x.zip");
    const deeper = zipFile("more.zip", { "all.zip": outer }).bytes;
    expect(problems("more.zip", deeper)).toEqual([{ code: "zip-bomb", reason: "depth", limit: 2 }]);
  });

  test("an archive that holds itself many times over ends", () => {
    let zip = zipFile("0.zip", { "Overview.csv": TABLE }).bytes;
    for (let level = 0; level < 20; level++) {
      zip = zipFile("n.zip", { "a.zip": zip, "b.zip": zip }, 6).bytes;
      if (zip.length > 1_000_000) break;
    }
    expect(
      problems("n.zip", zip).every((found) => found !== "table" && found.code === "zip-bomb"),
    ).toBe(true);
  });

  test("names that climb out of folders are only names", () => {
    const zip = zipFile("a.zip", {
      "../../etc/Overview.csv": TABLE,
      "/abs\\Viewers.csv": TABLE,
    }).bytes;
    expect(collectTables("a.zip", zip).map((f) => f.entry)).toEqual([
      "Overview.csv",
      "Viewers.csv",
    ]);
  });

  test("a password is named", () => {
    const zip = zipFile("a.zip", { "Overview.csv": TABLE }).bytes;
    const view = new DataView(zip.buffer);
    view.setUint16(centralOffset(zip) + 8, 1, true);
    expect(problems("a.zip", zip)).toEqual([{ code: "encrypted" }]);
  });

  test("changed bytes are found by the checksum, cut ones by the directory", () => {
    const zip = zipFile("a.zip", { "Overview.csv": TABLE }).bytes;
    const changed = zip.slice();
    changed[60] = (changed[60] ?? 0) ^ 1;
    expect(problems("a.zip", changed)).toMatchObject([{ code: "corrupt", reason: "checksum" }]);
    expect(problems("a.zip", zip.slice(0, zip.length - 30))).toMatchObject([
      { code: "corrupt", reason: "zip" },
    ]);
    const packed = zipFile(
      "a.zip",
      { "Overview.csv": csvBytes(Array(200).fill(["abc", "d"])) },
      6,
    ).bytes;
    packed.fill(0xff, 45, 60);
    expect(problems("a.zip", packed)).toMatchObject([{ code: "corrupt" }]);
  });

  test("a size that is not the content's is corrupt", () => {
    const zip = zipFile("a.zip", { "Overview.csv": TABLE }, 6).bytes;
    new DataView(zip.buffer).setUint32(centralOffset(zip) + 24, 10, true);
    expect(problems("a.zip", zip)).toMatchObject([{ code: "corrupt", reason: "checksum" }]);
  });

  test("an unknown packing method is corrupt, not a crash", () => {
    const zip = zipFile("a.zip", { "Overview.csv": TABLE }).bytes;
    new DataView(zip.buffer).setUint16(centralOffset(zip) + 10, 14, true);
    expect(problems("a.zip", zip)).toMatchObject([{ code: "corrupt", reason: "compression" }]);
  });

  test("any cut or flipped byte gives a table or a typed problem", () => {
    const zip = zipFile("a.zip", { "Overview.csv": TABLE, "x.zip": zipSync({}) }, 6).bytes;
    for (let at = 0; at < zip.length; at++) {
      for (const bytes of [zip.slice(0, at), zip.with(at, (zip[at] ?? 0) ^ 0xff)]) {
        expect(() => collectTables("a.zip", bytes)).not.toThrow();
      }
    }
  });
});
