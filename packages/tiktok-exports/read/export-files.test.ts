import { describe, expect, test } from "vitest";
import { csvFile, workbookBytes, zipFile } from "../fixtures/build-export.ts";
import { OVERVIEW, readInJanuary } from "../fixtures/read-in-january.ts";

describe("the export's own files", () => {
  test("a ZIP of the overview: year, handle, net and unknown values", () => {
    const file = zipFile("Overview_2025-12-31_1767400000_someone.zip", {
      "Overview.csv": OVERVIEW,
    });
    const result = readInJanuary([file]);
    expect(result.handle).toBe("someone");
    expect(result.outcomes).toEqual([
      {
        id: "Overview_2025-12-31_1767400000_someone.zip › Overview.csv",
        file: "Overview_2025-12-31_1767400000_someone.zip",
        entry: "Overview.csv",
        handle: "someone",
        result: {
          ok: true,
          recognised: {
            kind: "overview",
            rows: 3,
            skipped: 0,
            from: "2025-12-31",
            to: "2026-01-02",
            gaps: 0,
            years: "named",
            decidedBy: "names",
          },
        },
      },
    ]);
    const unknown = { newFollowers: null, reached: null };
    expect(result.datasets.overview).toEqual([
      {
        date: "2025-12-31",
        views: 100,
        profileViews: 10,
        likes: -2,
        comments: 1,
        shares: 3,
        ...unknown,
      },
      {
        date: "2026-01-01",
        views: 1200,
        profileViews: 20,
        likes: 4,
        comments: 0,
        shares: 1,
        ...unknown,
      },
      {
        date: "2026-01-02",
        views: null,
        profileViews: null,
        likes: 5,
        comments: 1,
        shares: 0,
        ...unknown,
      },
    ]);
  });

  test("an export opened years later is dated by its overview's name, its other ZIPs too", () => {
    const result = readInJanuary([
      zipFile("Overview_2023-05-01_1683115200_abc.zip", {
        "Overview.csv": [
          ["Date", "Video Views"],
          ["May 1", 1],
          ["May 2", 2],
        ],
      }),
      zipFile("Viewers_abc.zip", {
        "Viewers.csv": [
          ["Date", "Total Viewers", "New Viewers", "Returning Viewers"],
          ["May 2", 2, 1, 1],
        ],
      }),
    ]);
    expect(result.datasets.overview.map((day) => day.date)).toEqual(["2023-05-01", "2023-05-02"]);
    expect(result.datasets.viewers.map((day) => day.date)).toEqual(["2023-05-02"]);
  });

  test("followers: undefined totals, hours, gender, territories", () => {
    const { datasets } = readInJanuary([
      zipFile("Followers_abc.zip", {
        "FollowerHistory.csv": [
          ["Date", "Followers", "Difference in followers from previous day"],
          ["January 1", "undefined", 0],
          ["January 2", 994, -1],
        ],
        "FollowerActivity.csv": [
          ["Date", "Hour", "Active followers"],
          ["January 2", 0, 5],
          ["January 2", 23, 7],
          ["January 2", 24, 9],
        ],
        "FollowerGender.csv": [
          ["Gender", "Distribution"],
          ["Female", "0.55"],
          ["Male", "0.45"],
        ],
        "FollowerTopTerritories.csv": [
          ["Top territories", "Distribution"],
          ["GR", "0.9"],
          ["CY", "0.1"],
        ],
      }),
    ]);
    expect(datasets.followers).toEqual([
      { date: "2026-01-01", followers: null, difference: 0 },
      { date: "2026-01-02", followers: 994, difference: -1 },
    ]);
    expect(datasets.activity.map(({ hour, active }) => [hour, active])).toEqual([
      [0, 5],
      [23, 7],
    ]);
    expect(datasets.gender).toEqual([
      { label: "Female", share: 0.55 },
      { label: "Male", share: 0.45 },
    ]);
    expect(datasets.territories[0]).toEqual({ label: "GR", share: 0.9 });
  });

  test("viewers of a day that is not counted yet are unknown, not zero", () => {
    const { datasets } = readInJanuary([
      csvFile("Viewers.csv", [
        ["Date", "Total Viewers", "New Viewers", "Returning Viewers"],
        ["January 1", 0, 0, 0],
        ["January 2", "undefined", 0, 0],
      ]),
    ]);
    expect(datasets.viewers).toEqual([
      { date: "2026-01-01", total: 0, fresh: 0, returning: 0 },
      { date: "2026-01-02", total: null, fresh: null, returning: null },
    ]);
  });

  test("XLSX instead of CSV, in a ZIP and bare", () => {
    const sheet = [
      ["Date", "Video Views"],
      ["January 1", 5],
      [{ date: 46024 }, 6],
    ] as const;
    for (const file of [
      zipFile("Overview_abc.zip", { "Overview.xlsx": workbookBytes({ Sheet1: sheet }) }),
      { name: "Book.xlsx", bytes: workbookBytes({ Overview: sheet, Notes: [["hello", "you"]] }) },
    ]) {
      const { datasets } = readInJanuary([file]);
      expect(datasets.overview.map(({ date, views }) => [date, views])).toEqual([
        ["2026-01-01", 5],
        ["2026-01-02", 6],
      ]);
    }
  });
});
