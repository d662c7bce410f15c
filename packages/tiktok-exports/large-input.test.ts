import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { workbookBytes } from "./fixtures/build-export.ts";
import { computeInsights } from "./insights/compute-insights.ts";
import { MAX_ROWS } from "./limits.ts";
import { readExports } from "./read/read-exports.ts";
import { seededRandom } from "./sample/seeded-random.ts";

const OPTIONS = { today: new Date("2026-10-09T12:00:00Z"), timeZone: "UTC" };
const QUARTER_MEBIBYTE = 2 ** 18;
/** How many times the smaller input the larger one is … */
const TIMES = 4;
/** … and how many times its work it may take: work that grows with the square takes sixteen. */
const MAX_TIMES_WORK = 10;
/** The least of so many counts: a collection of garbage that falls into one is not in all. */
const ROUNDS = 6;
/** A round repeats its work until it took so much processor time, in microseconds: less is the clock's own grain. */
const ROUND_MIN_US = 20_000;

/** The least processor time of some rounds, in microseconds a run: what else the machine does counts little. */
function workOf(work: () => void): number {
  return Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const start = process.cpuUsage();
      for (let runs = 1; ; runs++) {
        work();
        const { user, system } = process.cpuUsage(start);
        if (user + system >= ROUND_MIN_US) return (user + system) / runs;
      }
    }),
  );
}

/** Holds that the work grows with the input and not with its square. */
function expectInProportion(work: (size: number) => () => void, size: number): void {
  const [small, large] = [work(size), work(size * TIMES)];
  small();
  expect(workOf(large)).toBeLessThan(workOf(small) * MAX_TIMES_WORK);
}

/** A Content.csv of so many bytes at least. */
function largeContent(bytes: number): Uint8Array {
  const random = seededRandom(5);
  const lines = [
    '"Video title","Video link","Post time","Total views","Total likes","Total comments","Total shares"',
  ];
  for (let length = 0, row = 0; length < bytes; row++) {
    const number = () => Math.floor(random() * 100_000);
    const line = `"Clip ${row}, with ""quotes"" and\nlines #fyp #Αθήνα #tag${number() % 900}","https://www.tiktok.com/@abc/video/${7.4e18 + row * 4096}","September ${1 + (row % 30)}","${number()}","${number()}","${number()}","${number()}"`;
    lines.push(line);
    length += line.length + 5;
  }
  return strToU8(lines.join("\n"));
}

describe("work grows with what is read", () => {
  test("videos, packed or not, and their insights", () => {
    expectInProportion((bytes) => {
      const content = largeContent(bytes);
      const zip = zipSync({ "Content.csv": content }, { level: 1 });
      return () => {
        for (const file of [
          { name: "Content.csv", bytes: content },
          { name: "Content_abc.zip", bytes: zip },
        ]) {
          const { datasets } = readExports([file], OPTIONS);
          const insights = computeInsights(datasets, OPTIONS);
          expect(datasets.videos.length).toBeGreaterThan(bytes / 250);
          expect(insights.hashtags?.topTags[0]?.posts).toBe(datasets.videos.length);
        }
      };
    }, QUARTER_MEBIBYTE);
  });

  test("a workbook", () => {
    expectInProportion((count) => {
      const rows = Array.from({ length: count }, (_, row) => [
        `Clip ${row} #a`,
        `https://x.y/${row}`,
        row,
      ]);
      const names = ["Video title", "Video link", "Total views"];
      const bytes = workbookBytes({ Content: [names, ...rows] });
      return () => {
        const { datasets } = readExports([{ name: "Content.xlsx", bytes }], OPTIONS);
        expect(datasets.videos).toHaveLength(count);
      };
    }, 1_000);
  });

  test.each([
    ["noise", (bytes: number) => noise(bytes)],
    ["quotes", (bytes: number) => strToU8('"'.repeat(bytes))],
    ["commas", (bytes: number) => strToU8(",\n".repeat(bytes / 2))],
    ["noise that begins like a ZIP", (bytes: number) => noise(bytes, [0x50, 0x4b, 3, 4])],
  ])("%s, which ends in a problem", (_, make) => {
    expectInProportion((size) => {
      const bytes = make(size);
      return () => {
        const { outcomes } = readExports([{ name: "Overview.csv", bytes }], OPTIONS);
        expect(outcomes.map(({ result }) => result.ok)).toEqual([false]);
      };
    }, QUARTER_MEBIBYTE);
  });
});

test("more rows than any export has are refused", () => {
  const bytes = strToU8(`Date,Video Views\n${"May 1,5\n".repeat(MAX_ROWS + 1)}`);
  const { outcomes } = readExports([{ name: "Overview.csv", bytes }], OPTIONS);
  expect(outcomes[0]?.result).toEqual({
    ok: false,
    problem: { code: "too-large", measure: "rows", limit: MAX_ROWS, found: null },
  });
});

function noise(bytes: number, start: readonly number[] = []): Uint8Array {
  const random = seededRandom(9);
  const made = Uint8Array.from({ length: bytes }, () => Math.floor(random() * 256));
  made.set(start);
  return made;
}
