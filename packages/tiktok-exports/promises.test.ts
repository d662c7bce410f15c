import { expect, test } from "vitest";
import { csvFile, textFile, zipFile } from "./fixtures/index.ts";
import { computeInsights, type ExportFile, readExports, sampleFiles } from "./index.ts";

// What README.md promises, asked for at the door alone.

const WHEN = { today: new Date("2026-01-20T12:00:00Z"), timeZone: "UTC" };
const read = (...files: ExportFile[]) => readExports(files, WHEN);
const overview = (name: string, ...rows: [day: string, views: number | string][]) =>
  csvFile(name, [["Date", "Video Views"], ...rows]);

test("the sample gives every table and every insight", () => {
  const { datasets, outcomes, handle } = read(...sampleFiles(WHEN.today, WHEN.timeZone));
  expect(handle).toBe("samplecreator");
  expect(outcomes.every(({ result }) => result.ok)).toBe(true);
  expect(Object.values(datasets).every((rows) => rows.length > 0)).toBe(true);
  const insights = computeInsights(datasets, WHEN);
  expect(Object.entries(insights).filter(([, part]) => part === null)).toEqual([]);
});

test("days ascend, one entry a day; what is unknown is null, and a missing day a gap", () => {
  const { datasets } = read(
    overview("Overview.csv", ["January 12", 5], ["January 9", "undefined"], ["January 10", 3]),
  );
  expect(datasets.overview.map(({ date, views }) => [date, views])).toEqual([
    ["2026-01-09", null],
    ["2026-01-10", 3],
    ["2026-01-12", 5],
  ]);
  const { daily } = computeInsights(datasets, { ...WHEN, days: 3 });
  expect(daily.map(({ date, views }) => [date, views])).toEqual([
    ["2026-01-10", 3],
    ["2026-01-11", null],
    ["2026-01-12", 5],
  ]);
});

test("files are joined, the later one's known values count; names may be alike", () => {
  const { datasets, outcomes } = read(
    overview("Overview.csv", ["January 1", 1], ["January 2", 2]),
    { ...overview("Overview.csv", ["January 2", 20], ["January 1", ""]), label: "the second" },
  );
  expect(datasets.overview.map(({ views }) => views)).toEqual([1, 20]);
  expect(outcomes.map(({ id }) => id)).toEqual(["Overview.csv", "the second"]);
});

test("accounts are not mixed, and the other can be asked for", () => {
  const files = ["first", "second"].map((handle, index) =>
    zipFile(`Overview_2026-01-01_1767398400_${handle}.zip`, {
      "Overview.csv": [
        ["Date", "Video Views"],
        ["January 1", index],
      ],
    }),
  );
  expect(read(...files)).toMatchObject({ handle: "first", handles: ["first", "second"] });
  const second = readExports(files, { ...WHEN, handle: "second" });
  expect(second.datasets.overview.map(({ views }) => views)).toEqual([1]);
  expect(second.outcomes[0]?.result).toMatchObject({ problem: { code: "other-account" } });
});

test("what is no export is an outcome, and stops nothing", () => {
  const { datasets, outcomes } = read(
    textFile("notes.txt", "no table"),
    { name: "Overview.zip", bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0]) },
    overview("Overview.csv", ["January 1", 1]),
  );
  expect(outcomes.map(({ result }) => result.ok)).toEqual([false, false, true]);
  expect(datasets.overview).toHaveLength(1);
});
