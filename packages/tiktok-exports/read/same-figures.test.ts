import { expect, test } from "vitest";
import { addDays } from "../dates/calendar.ts";
import { type Cells, csvFile } from "../fixtures/build-export.ts";
import { computeInsights } from "../insights/compute-insights.ts";
import { type Random, randomInteger, seededRandom } from "../sample/seeded-random.ts";
import { type ExportFile, readExports } from "./read-exports.ts";

const ROUNDS = 40;
/** A shorter part could lie on this year's last days as well as on last year's. */
const SHORTEST_PART = 4;
const TABLES: Record<string, Cells[number]> = {
  "Overview.csv": ["Date", "Video Views", "Profile Views", "Likes", "Comments", "Shares"],
  "FollowerHistory.csv": ["Date", "Followers", "Difference in followers from previous day"],
};

const dayName = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });
const yearless = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

type Rows = Record<string, Cells>;

/** Rows of both tables, ending yesterday, as the studio writes them: without years. */
function exportOf(random: Random, today: string, days: number): Rows {
  let followers = 10_000;
  const dates = Array.from({ length: days }, (_, index) => yearless(addDays(today, index - days)));
  return {
    "Overview.csv": dates.map((date) => [
      date,
      ...Array.from({ length: 5 }, () => randomInteger(random, 0, 9_000)),
    ]),
    "FollowerHistory.csv": dates.map((date) => {
      followers += randomInteger(random, -9, 60);
      return [date, followers, randomInteger(random, -9, 60)];
    }),
  };
}

function filesOf(rows: Rows): ExportFile[] {
  return Object.entries(rows).map(([name, cells]) => csvFile(name, [TABLES[name] ?? [], ...cells]));
}

function eachTable(rows: Rows, change: (cells: Cells, name: string) => Cells): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([name, cells]) => [name, change(cells, name)]),
  );
}

function figures(files: ExportFile[], today: string, days: number) {
  const options = { today: new Date(`${today}T12:00:00Z`), timeZone: "UTC" };
  return computeInsights(readExports(files, options).datasets, { ...options, days });
}

const shuffled = (random: Random) => (cells: Cells) =>
  cells
    .map((row) => ({ row, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ row }) => row);

/** A row of the day with nothing in it, as on days that the platform has not counted yet. */
const unknown = (day: string, name: string) => [
  yearless(day),
  ...(TABLES[name] ?? []).slice(1).map(() => "undefined"),
];

test("the order of rows, a file cut in two and an unknown day change no figure", () => {
  const random = seededRandom(21);
  for (let round = 0; round < ROUNDS; round++) {
    const today = addDays("2025-01-01", randomInteger(random, 0, 700));
    const length = randomInteger(random, 30, 365);
    const days = randomInteger(random, 7, 60);
    const rows = exportOf(random, today, length);
    const expected = figures(filesOf(rows), today, days);
    expect(expected.totals?.followersGained.value).not.toBeNull();

    const disordered = filesOf(eachTable(rows, shuffled(random)));
    expect(figures(disordered, today, days)).toEqual(expected);

    const cut = randomInteger(random, SHORTEST_PART, length - SHORTEST_PART);
    const older = filesOf(eachTable(rows, (cells) => cells.slice(0, cut)));
    const newer = filesOf(eachTable(rows, (cells) => cells.slice(cut)));
    expect(figures([...older, ...newer], today, days)).toEqual(expected);
    expect(figures([...newer, ...older], today, days)).toEqual(expected);

    const place = randomInteger(random, 1, length);
    const longer = eachTable(rows, (cells, name) =>
      cells
        .toSpliced(place, 0, unknown(addDays(today, -place), name))
        .concat([unknown(today, name)]),
    );
    expect(figures(filesOf(longer), today, days)).toEqual(expected);
  }
});
