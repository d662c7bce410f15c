import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { workbookBytes } from "./fixtures/build-export.ts";
import { computeInsights } from "./insights/compute-insights.ts";
import { MAX_ROWS } from "./limits.ts";
import { readFiles } from "./read/read-files.ts";
import { seededRandom } from "./sample/seeded-random.ts";

const TODAY = new Date("2026-10-09T12:00:00Z");
/** Alone it takes well under two seconds. */
const MAX_SECONDS = 8;
const MEBIBYTE = 2 ** 20;

/** Of the processor: what else the machine does doesn't count. */
function seconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
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

test("20 MB of videos are read and computed within seconds, packed or not", () => {
  const content = largeContent(20 * MEBIBYTE);
  const zip = zipSync({ "Content.csv": content }, { level: 1 });
  for (const file of [
    { name: "Content.csv", bytes: content },
    { name: "Content_abc.zip", bytes: zip },
  ]) {
    let videos = 0;
    const taken = seconds(() => {
      const { datasets } = readFiles([file], { today: TODAY, timeZone: "UTC" });
      videos = datasets.videos.length;
      const insights = computeInsights(datasets, { today: TODAY, timeZone: "UTC" });
      expect(insights.hashtags?.topTags[0]?.posts).toBe(videos);
    });
    expect(videos).toBeGreaterThan(80_000);
    expect(taken).toBeLessThan(MAX_SECONDS);
  }
}, 60_000);

test("more rows than any export has are refused", () => {
  const bytes = strToU8(`Date,Video Views\n${"May 1,5\n".repeat(MAX_ROWS + 1)}`);
  const { outcomes } = readFiles([{ name: "Overview.csv", bytes }], { today: TODAY });
  expect(outcomes[0]?.result).toEqual({
    ok: false,
    problem: { code: "too-large", measure: "rows", limit: MAX_ROWS, found: null },
  });
}, 30_000);

test("a large workbook", () => {
  const rows = Array.from({ length: 30_000 }, (_, row) => [
    `Clip ${row} #a`,
    `https://x.y/${row}`,
    row,
  ]);
  const bytes = workbookBytes({ Content: [["Video title", "Video link", "Total views"], ...rows] });
  const taken = seconds(() => {
    const { datasets } = readFiles([{ name: "Content.xlsx", bytes }], { today: TODAY });
    expect(datasets.videos).toHaveLength(30_000);
  });
  expect(taken).toBeLessThan(MAX_SECONDS);
}, 30_000);

test("megabytes of noise end in a problem, quickly", () => {
  const random = seededRandom(9);
  const noise = Uint8Array.from({ length: 3 * MEBIBYTE }, () => Math.floor(random() * 256));
  const quotes = strToU8('"'.repeat(4 * MEBIBYTE));
  const commas = strToU8(",\n".repeat(2 * MEBIBYTE));
  const zipHead = noise.slice();
  zipHead.set([0x50, 0x4b, 3, 4]);
  const taken = seconds(() => {
    for (const bytes of [noise, quotes, commas, zipHead]) {
      const { outcomes } = readFiles([{ name: "Overview.csv", bytes }], { today: TODAY });
      expect(outcomes.map((outcome) => outcome.result.ok)).toEqual([false]);
    }
  });
  expect(taken).toBeLessThan(MAX_SECONDS);
}, 30_000);
