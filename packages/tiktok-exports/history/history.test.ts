import { expect, test } from "vitest";
import { csvFile } from "../fixtures/build-export.ts";
import { textFile, zipFile } from "../fixtures/index.ts";
import { problemOf, readInJanuary, recognisedAs } from "../fixtures/read-in-january.ts";
import { readExports, sampleFiles, writeHistory } from "../index.ts";

const WHEN = { today: new Date("2026-01-20T12:00:00Z"), timeZone: "UTC" };
const sample = readExports(sampleFiles(WHEN.today, "UTC"), WHEN);
const written = (datasets = sample.datasets) => writeHistory(datasets, sample.handle, "2026-01-20");

test("what was written is read again as it was, a year later too", () => {
  const again = readExports([textFile("history.json", written())], {
    ...WHEN,
    today: new Date("2027-03-01T12:00:00Z"),
  });
  expect(again.datasets).toEqual(sample.datasets);
  expect(again.handle).toBe(sample.handle);
  expect(recognisedAs(again.outcomes[0])).toMatchObject({ kind: "history", years: "told" });
});

test("an export beside it counts more, whichever comes first, and unknown hides nothing", () => {
  const [first] = sample.datasets.overview;
  const history = textFile(
    "history.json",
    written({ ...sample.datasets, overview: first ? [first] : [] }),
  );
  const newer = csvFile("Overview.csv", [
    ["Date", "Video Views", "Likes"],
    [first?.date ?? "", 7, "undefined"],
  ]);
  for (const files of [
    [history, newer],
    [newer, history],
  ]) {
    const { datasets } = readExports(files, WHEN);
    expect(datasets.overview).toEqual([{ ...first, views: 7 }]);
  }
});

test("in a ZIP, and of another account", () => {
  const bytes = new TextEncoder().encode(writeHistory(sample.datasets, "Other.One", "2026-01-20"));
  const files = [
    ...sampleFiles(WHEN.today, "UTC"),
    zipFile("backup.zip", { "history.json": bytes }),
  ];
  const read = readExports(files, WHEN);
  expect(read.handles).toEqual([sample.handle, "other.one"]);
  expect(problemOf(read.outcomes.at(-1))).toMatchObject({ code: "other-account" });
});

test("what somebody changed in it does no harm", () => {
  const edited = {
    format: "tiktok-exports history",
    version: 1,
    handle: "not a handle <b>",
    datasets: {
      overview: [
        { date: "2026-02-30" },
        { date: "2026-01-01", views: -5, likes: -5, shares: "9" },
        7,
      ],
      activity: [{ date: "2026-01-01", hour: 24, active: 1 }],
      videos: [{ title: 5, link: "javascript:alert(1)", posted: { date: "x" }, views: "HUGE" }],
      unknown: [{}],
      gender: "no list",
    },
  };
  const { datasets, handle, outcomes } = readInJanuary([
    textFile("history.json", JSON.stringify(edited).replace('"HUGE"', "1e999")),
  ]);
  expect(handle).toBeNull();
  expect(outcomes[0]?.result.ok).toBe(true);
  expect(datasets.overview).toMatchObject([
    { date: "2026-01-01", views: null, likes: -5, shares: null },
  ]);
  expect(datasets.activity).toEqual([]);
  expect(datasets.gender).toEqual([]);
  expect(datasets.videos).toMatchObject([{ title: null, link: null, posted: null, views: null }]);
});

test("a damaged one and a newer one are named", () => {
  const damaged = readInJanuary([textFile("history.json", written().slice(0, 500))]);
  expect(problemOf(damaged.outcomes[0])).toEqual({
    code: "corrupt",
    reason: "history",
    line: null,
  });
  const newer = written().replace('"version":1', '"version":2');
  expect(problemOf(readInJanuary([textFile("history.json", newer)]).outcomes[0])).toEqual({
    code: "newer-history",
  });
});
