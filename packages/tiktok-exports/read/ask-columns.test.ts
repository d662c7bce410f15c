import { describe, expect, test } from "vitest";
import { csvFile } from "../fixtures/build-export.ts";
import { problemOf, readInJanuary, recognisedAs } from "../fixtures/read-in-january.ts";
import type { ColumnChoice } from "../outcomes.ts";

describe("asking the person", () => {
  const file = csvFile("x.csv", [
    ["p", "q", "r", "s"],
    ["January 1", 3, 2, 1],
    ["January 2", 4, 4, 0],
  ]);

  test("neither names nor position decide: the first rows and a guess", () => {
    expect(problemOf(readInJanuary([file]).outcomes[0])).toEqual({
      code: "unknown-columns",
      headers: ["p", "q", "r", "s"],
      rows: [
        ["January 1", "3", "2", "1"],
        ["January 2", "4", "4", "0"],
      ],
      guess: { kind: "viewers", columns: { date: 0, total: 1, fresh: 2, returning: 3 } },
    });
  });

  test.each([
    [
      "a known name stands elsewhere",
      ["f1", "Likes", "f3", "f4", "f5", "f6"],
      ["January 1", 1, 2, 3, 4, 5],
    ],
    [
      "the cells are of another kind",
      ["f1", "f2", "f3", "f4", "f5", "f6"],
      ["January 1", "a", "b", "c", "d", "e"],
    ],
    [
      "there is a column more",
      ["f1", "f2", "f3", "f4", "f5", "f6", "f7"],
      ["January 1", 1, 2, 3, 4, 5, 6],
    ],
  ])("a telling file name is not enough when %s", (_, header, row) => {
    const { outcomes } = readInJanuary([csvFile("Overview.csv", [header, row])]);
    expect(problemOf(outcomes[0])?.code).toBe("unknown-columns");
  });

  test("a column more than the studio's order: the order is the guess", () => {
    const { outcomes } = readInJanuary([
      csvFile("Overview.csv", [
        ["f1", "f2", "f3", "f4", "f5", "f6", "f7"],
        ["January 1", 1, 2, 3, 4, 5, 6],
      ]),
    ]);
    expect(problemOf(outcomes[0])).toMatchObject({
      guess: {
        kind: "overview",
        columns: { date: 0, views: 1, profileViews: 2, likes: 3, comments: 4, shares: 5 },
      },
    });
  });

  test("the answer is taken", () => {
    const id = readInJanuary([file]).outcomes[0]?.id ?? "";
    const result = readInJanuary([file], {
      columnChoices: { [id]: { kind: "overview", columns: { date: 0, views: 2, likes: 3 } } },
    });
    expect(recognisedAs(result.outcomes[0])).toMatchObject({
      kind: "overview",
      decidedBy: "choice",
    });
    expect(result.datasets.overview[1]).toMatchObject({
      date: "2026-01-02",
      views: 4,
      likes: 0,
      shares: null,
    });
  });

  test.each([
    { kind: "overview", columns: { date: 0, views: 99 } },
    { kind: "overview", columns: { views: 1 } },
    { kind: "nonsense", columns: { date: 0 } },
    { kind: "__proto__", columns: {} },
  ])("an answer that cannot be is asked again: %j", (choice) => {
    const result = readInJanuary([file], { columnChoices: { "x.csv": choice as ColumnChoice } });
    expect(problemOf(result.outcomes[0])?.code).toBe("unknown-columns");
  });

  test("a list of campaigns without costs is no advertising report", () => {
    const list = csvFile("x.csv", [
      ["Campaign name", "Ad name"],
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(problemOf(readInJanuary([list]).outcomes[0])?.code).toBe("unknown-columns");
  });

  test("the wrong column for days gives a problem, not an empty success", () => {
    const result = readInJanuary([file], {
      columnChoices: { "x.csv": { kind: "overview", columns: { date: 1, views: 2 } } },
    });
    expect(problemOf(result.outcomes[0])).toEqual({
      code: "no-readable-rows",
      kind: "overview",
      rows: 2,
    });
  });
});
