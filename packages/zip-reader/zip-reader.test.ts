import { crc32 as systemCrc32 } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { crc32 } from "./checksum.ts";
import { isFolder, isZip, readDirectory } from "./directory.ts";
import { unpackEntry } from "./unpack.ts";
import { ZipError, type ZipFault } from "./zip-error.ts";

const MAX_ENTRIES = 10;
const CONTENT = strToU8("a line\n".repeat(5_000));
const archive = (level: 0 | 6, entries: Zippable = { "a.txt": CONTENT }) =>
  zipSync(entries, { level });

/** A file for each letter. */
const listOf = (names: string): Zippable =>
  Object.fromEntries([...names].map((name) => [name, CONTENT]));

/** The archive with a number changed in its first directory entry, so many bytes into it. */
function withDirectory(zip: Uint8Array, offset: number, value: number, bits: 16 | 32 = 16) {
  const changed = zip.slice();
  const view = new DataView(changed.buffer);
  const at = view.getUint32(changed.length - 22 + 16, true) + offset;
  if (bits === 16) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return changed;
}

/** The first entry's content, of any size. */
function unpackFirst(zip: Uint8Array): Uint8Array {
  const [entry] = readDirectory(zip, MAX_ENTRIES);
  if (!entry) throw new Error("no entry");
  return unpackEntry(zip, entry, () => {});
}

function faultOf(work: () => unknown): ZipFault | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof ZipError) return error.fault;
    throw error;
  }
}

test("the checksum is ZIP's", () => {
  expect(crc32(strToU8("123456789"))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

test("the checksum is the system's, of any length", () => {
  const bytes = Uint8Array.from({ length: 600 }, (_, at) => (at * 31 + (at >> 3)) & 0xff);
  for (let length = 0; length <= bytes.length; length += 7) {
    const some = bytes.subarray(0, length);
    expect(crc32(some)).toBe(systemCrc32(some));
  }
});

test("an archive is told by its first bytes", () => {
  expect([isZip(archive(0)), isZip(zipSync({}))]).toEqual([true, true]);
  expect([isZip(strToU8("PK is a name")), isZip(new Uint8Array())]).toEqual([false, false]);
});

test("lists what there is, in its order, folders and foreign names too", () => {
  const zip = archive(0, { "b/": new Uint8Array(), "b/Ημέρα.csv": CONTENT, a: CONTENT });
  const entries = readDirectory(zip, MAX_ENTRIES);
  expect(entries.map(({ name }) => name)).toEqual(["b/", "b/Ημέρα.csv", "a"]);
  expect(entries.map(isFolder)).toEqual([true, false, false]);
  expect(entries[1]).toMatchObject({ bytes: CONTENT.length, packedBytes: CONTENT.length });
});

test("a name that is no UTF-8 is read as old programs wrote it", () => {
  const zip = archive(0, { "cafe.csv": CONTENT });
  zip[zip.length - 22 - "cafe.csv".length + 3] = 0xe9;
  expect(readDirectory(zip, MAX_ENTRIES)[0]?.name).toBe("café.csv");
});

test.each([0, 6] as const)("content comes out as it went in, level %s", (level) => {
  expect(unpackFirst(archive(level))).toEqual(CONTENT);
});

test("an archive within a larger buffer is read from its own beginning", () => {
  const zip = archive(6);
  const larger = new Uint8Array(zip.length + 100);
  larger.set(zip, 50);
  expect(unpackFirst(larger.subarray(50, 50 + zip.length))).toEqual(CONTENT);
});

describe("what is wrong is told", () => {
  test.each<[ZipFault, () => Uint8Array]>([
    ["directory", () => strToU8("no archive at all, and longer than an end record")],
    ["directory", () => archive(6).slice(0, -30)],
    ["directory", () => withDirectory(archive(6), 0, 0)],
    ["directory", () => withDirectory(archive(6), 28, 0xffff)],
    ["entries", () => archive(0, listOf("abcdefghijk"))],
    ["encrypted", () => withDirectory(archive(6), 8, 1)],
    ["entry", () => withDirectory(archive(6), 42, 5, 32)],
    ["entry", () => withDirectory(archive(6), 20, 0xffffff, 32)],
    ["method", () => withDirectory(archive(0), 10, 14)],
    ["compression", () => archive(6).fill(0xff, 35, 60)],
    ["checksum", () => archive(0).fill(0x20, 40, 45)],
    ["checksum", () => withDirectory(archive(6), 24, 10, 32)],
  ])("%s", (fault, make) => {
    expect(faultOf(() => unpackFirst(make()))).toBe(fault);
  });

  test("and nothing else is thrown, wherever an archive is cut or changed", () => {
    const zip = archive(6, { "a.txt": CONTENT, b: zipSync({}) });
    for (let at = 0; at < zip.length; at++) {
      for (const changed of [zip.slice(0, at), zip.with(at, (zip[at] ?? 0) ^ 0xff)]) {
        expect(() =>
          faultOf(() => {
            for (const entry of readDirectory(changed, MAX_ENTRIES)) {
              unpackEntry(changed, entry, () => {});
            }
          }),
        ).not.toThrow();
      }
    }
  });
});

describe("a caller's bound", () => {
  const BOUND = 1024 * 1024;
  /** What 4 kB, unpacked at once, can become. */
  const STEP = 4 * 1024 * 1032;

  test.each([0, 6] as const)("ends the work with what the caller throws, level %s", (level) => {
    const zip = archive(level, { bomb: new Uint8Array(64 * BOUND) });
    const [entry] = readDirectory(zip, MAX_ENTRIES);
    let seen = 0;
    const tooMuch = new Error("too much");
    const unpack = () =>
      entry &&
      unpackEntry(zip, entry, (bytes) => {
        seen += bytes;
        if (seen > BOUND) throw tooMuch;
      });
    expect(unpack).toThrow(tooMuch);
    if (level === 6) expect(seen).toBeLessThanOrEqual(BOUND + STEP);
  });
});
