import { describe, expect, test } from "vitest";
import { csvFile, textFile, zipFile } from "../fixtures/build-export.ts";
import { problemOf, readInJanuary } from "../fixtures/read-in-january.ts";
import { readExports } from "./read-exports.ts";

describe("several files", () => {
  test("another account's export is left out and named", () => {
    const other = zipFile("Overview_b.b.zip", {
      "Overview.csv": [
        ["Date", "Video Views"],
        ["January 2", 9],
      ],
    });
    const mine = zipFile("Overview_abc.zip", {
      "Overview.csv": [
        ["Date", "Video Views"],
        ["January 2", 1],
      ],
    });
    const result = readInJanuary([mine, other]);
    expect(result.handles).toEqual(["abc", "b.b"]);
    expect(problemOf(result.outcomes[1])).toEqual({
      code: "other-account",
      handle: "b.b",
      shown: "abc",
    });
    expect(result.datasets.overview[0]?.views).toBe(1);
    expect(readInJanuary([mine, other], { handle: "b.b" }).datasets.overview[0]?.views).toBe(9);
  });

  test("overlapping exports join: later known values win, videos are one each", () => {
    const { datasets } = readInJanuary([
      csvFile("Overview.csv", [
        ["Date", "Video Views", "Likes"],
        ["2026-01-01", 1, 1],
        ["2026-01-02", 2, 2],
      ]),
      csvFile("Overview (1).csv", [
        ["Date", "Video Views", "Likes"],
        ["2025-12-31", 0, 0],
        ["2026-01-01", 5, "undefined"],
      ]),
      csvFile("Content.csv", [
        ["Video link", "Post time", "Total views"],
        ["https://www.tiktok.com/@a/video/12345", "2026-01-01", 50],
      ]),
      csvFile("Content (1).csv", [
        ["Video link", "Post time", "Total views"],
        ["https://tiktok.com/@a/video/12345?x", "2026-01-01", 40],
      ]),
    ]);
    expect(datasets.overview.map(({ date, views, likes }) => [date, views, likes])).toEqual([
      ["2025-12-31", 0, 0],
      ["2026-01-01", 5, 1],
      ["2026-01-02", 2, 2],
    ]);
    expect(datasets.videos.map((video) => video.views)).toEqual([50]);
  });

  test("two files of one name are kept apart by their labels, and both count", () => {
    const overview = (label: string, day: string, header = "Video Views") => ({
      ...csvFile("Overview.csv", [
        ["Date", header],
        [day, 5],
      ]),
      label,
    });
    const first = overview("Overview.csv", "2026-01-01");
    const second = overview("Overview.csv (2)", "2026-01-02", "?");
    const { outcomes } = readInJanuary([first, second]);
    expect(outcomes.map(({ id }) => id)).toEqual(["Overview.csv", "Overview.csv (2)"]);
    const { datasets } = readInJanuary([first, second], {
      columnChoices: { "Overview.csv (2)": { kind: "overview", columns: { date: 0, views: 1 } } },
    });
    expect(datasets.overview.map(({ date }) => date)).toEqual(["2026-01-01", "2026-01-02"]);
  });

  test("progress is told file by file", () => {
    const seen: number[][] = [];
    readExports([textFile("a", ""), textFile("b", "")], {
      today: new Date(0),
      onProgress: (...step) => seen.push(step),
    });
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test("no files", () => {
    expect(readInJanuary([]).outcomes).toEqual([]);
  });
});
