import { expect, test } from "vitest";
import { csvFile, zipFile } from "../fixtures/index.ts";
import { recognisedAs } from "../fixtures/read-in-january.ts";
import { readExports } from "../index.ts";

// Read in January 2027.
const WHEN = { today: new Date("2027-01-10T12:00:00Z"), timeZone: "UTC" };
const ROWS = [
  ["Date", "Video Views"],
  ["December 30", 1],
  ["December 31", 2],
  ["January 2", 3],
] as const;
const daysOf = (files: Parameters<typeof readExports>[0], lastYears = {}) => {
  const { datasets, outcomes } = readExports(files, { ...WHEN, lastYears });
  const { years, gaps } = recognisedAs(outcomes[0]) ?? {};
  return { days: datasets.overview.map(({ date }) => date), years, gaps };
};

test("counted back from today, and the hole is told", () => {
  expect(daysOf([csvFile("Overview.csv", ROWS)])).toEqual({
    days: ["2026-12-30", "2026-12-31", "2027-01-02"],
    years: "counted",
    gaps: 1,
  });
});

test("a file's days are not later than the file", () => {
  const modifiedMs = Date.parse("2026-01-03T09:00:00Z");
  expect(daysOf([{ ...csvFile("Overview.csv", ROWS), modifiedMs }])).toMatchObject({
    days: ["2025-12-30", "2025-12-31", "2026-01-02"],
    years: "counted",
  });
  // A clock that is wrong says nothing.
  for (const wrong of [Date.parse("2040-01-01"), Number.NaN, 0]) {
    expect(daysOf([{ ...csvFile("Overview.csv", ROWS), modifiedMs: wrong }]).days.at(-1)).toBe(
      "2027-01-02",
    );
  }
});

test("a ZIP's name tells more than the file's day", () => {
  const file = zipFile("Overview_2024-12-30_1735862400_somebody.zip", { "Overview.csv": ROWS });
  const modifiedMs = Date.parse("2026-01-03T09:00:00Z");
  expect(daysOf([{ ...file, modifiedMs }])).toMatchObject({
    days: ["2024-12-30", "2024-12-31", "2025-01-02"],
    years: "named",
  });
});

test("a person's word on the last day's year counts most, and leads into no future", () => {
  const file = csvFile("Overview.csv", ROWS);
  expect(daysOf([file], { "Overview.csv": 2025 })).toMatchObject({
    days: ["2024-12-30", "2024-12-31", "2025-01-02"],
    years: "chosen",
  });
  expect(daysOf([file], { "Overview.csv": 2030 }).days.at(-1)).toBe("2027-01-02");
});

test("years that the cells tell are theirs, whatever is chosen", () => {
  const told = csvFile("Overview.csv", [
    ["Date", "Video Views"],
    ["2026-03-01", 1],
  ]);
  expect(daysOf([told], { "Overview.csv": 2025 })).toEqual({
    days: ["2026-03-01"],
    years: "told",
    gaps: 0,
  });
});
