import { expect, test } from "vitest";
import { type Cells, csvFile } from "./fixtures/build-export.ts";
import {
  GENERATED_TODAY,
  type GeneratedTables,
  generatedAccount,
  generatedTables,
  shuffled,
} from "./fixtures/generated-account.ts";
import { computeInsights, type Datasets, type ExportFile, readExports } from "./index.ts";
import { type Random, randomInteger, seededRandom } from "./sample/seeded-random.ts";

// What must not matter: the order of rows and files, whether a table comes whole or in pieces, whether
// pieces overlap or bear one name, and days that nobody counted.

const SETS = 50;
const WHEN = { today: new Date(`${GENERATED_TODAY}T12:00:00Z`), timeZone: "UTC" };

const read = (files: ExportFile[]): Datasets => {
  const { datasets, outcomes } = readExports(files, WHEN);
  expect(outcomes.filter(({ result }) => !result.ok)).toEqual([]);
  return datasets;
};
const insightsOf = (datasets: Datasets) => computeInsights(datasets, WHEN);

function generated(seed: number): { random: Random; tables: GeneratedTables; whole: Datasets } {
  const random = seededRandom(1_000 + seed);
  const tables = withYears(generatedTables, random);
  return { random, tables, whole: read(filesOf(tables)) };
}

/** Days whose year stands in the cell: a piece of a yearless table is a series of its own. */
function withYears(make: typeof generatedTables, random: Random): GeneratedTables {
  for (;;) {
    const tables = make(random, generatedAccount(random));
    const [, row] = tables["Overview.csv"] ?? [];
    if (/^\d{4}-/.test(String(row?.[0]))) return tables;
  }
}

const filesOf = (tables: GeneratedTables) =>
  Object.entries(tables).map(([name, cells]) => csvFile(name, cells));

const withRows = (cells: Cells, change: (rows: Cells) => Cells): Cells => {
  const [header = [], ...rows] = cells;
  return [header, ...change(rows)];
};

const seeds = Array.from({ length: SETS }, (_, seed) => seed);

test.each(seeds)("the order of rows and of files tells nothing, set %i", (seed) => {
  const { random, tables, whole } = generated(seed);
  const mixed = shuffled(
    random,
    Object.entries(tables).map(([name, cells]) =>
      csvFile(
        name,
        withRows(cells, (rows) => shuffled(random, rows)),
      ),
    ),
  );
  const datasets = read(mixed);
  expect(insightsOf(datasets)).toEqual(insightsOf(whole));
});

test.each(seeds)("a table in two pieces of one name is that table, set %i", (seed) => {
  const { random, tables, whole } = generated(seed);
  const pieces = Object.entries(tables).flatMap(([name, cells]) => {
    const at = randomInteger(random, 1, cells.length - 1);
    // The second begins before the first ends: what comes twice is one.
    const overlap = randomInteger(random, 0, at - 1);
    const parts = [
      withRows(cells, (rows) => rows.slice(0, at)),
      withRows(cells, (rows) => rows.slice(at - overlap)),
    ].filter((part) => part.length > 1);
    return parts.map((part, piece) => ({ ...csvFile(name, part), label: `${name} ${piece}` }));
  });
  expect(read(shuffled(random, pieces))).toEqual(whole);
});

test.each(seeds)("a day that nobody counted changes no other, set %i", (seed) => {
  const { random, tables, whole } = generated(seed);
  const { "Overview.csv": overview = [], ...others } = tables;
  const dropped = randomInteger(random, 1, overview.length - 1);
  const date = String(overview[dropped]?.[0]);
  const blank = overview.map((row, at) =>
    row.map((cell, c) => (at === dropped && c > 0 ? "" : cell)),
  );
  const without = overview.filter((_, at) => at !== dropped);
  for (const cells of [blank, without].filter(({ length }) => length > 1)) {
    const datasets = read(filesOf({ ...others, "Overview.csv": cells }));
    const rest = (days: Datasets["overview"]) => days.filter((day) => day.date !== date);
    expect(rest(datasets.overview)).toEqual(rest(whole.overview));
    expect(datasets.videos).toEqual(whole.videos);
    const day = insightsOf(datasets).daily.find((point) => point.date === date);
    if (day)
      expect([day.views, day.likes, day.comments, day.shares]).toEqual([null, null, null, null]);
  }
});
