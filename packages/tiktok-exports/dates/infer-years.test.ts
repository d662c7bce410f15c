import { describe, expect, test } from "vitest";
import { type Random, randomInteger, seededRandom } from "../sample/seeded-random.ts";
import { addDays } from "./calendar.ts";
import { settleOrder } from "./date-order.ts";
import { type DateAnchor, inferEachYear, inferSeriesYears } from "./infer-years.ts";
import { type DateParts, readDate } from "./read-date.ts";

const format = new Intl.DateTimeFormat("el", { day: "numeric", month: "long", timeZone: "UTC" });

/** The days as the studio writes them, read back: without years. */
function yearless(days: readonly string[]): (DateParts | null)[] {
  return days.map((day) => readDate(format.format(new Date(`${day}T00:00:00Z`)))?.parts ?? null);
}

function daysUpTo(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
}

describe("a daily series without years", () => {
  test("counting back from any day of four years gives the days back", () => {
    const random = seededRandom(7);
    for (let offset = 0; offset < 4 * 365; offset++) {
      const today = addDays("2023-01-01", offset);
      const days = daysUpTo(addDays(today, -1), 1 + Math.floor(random() * 365));
      expect(inferSeriesYears(yearless(days), { firstDay: null, lastDay: today })).toEqual(days);
    }
  });

  test("in a whole year any two rows may have changed places, the first or the last too", () => {
    const random = seededRandom(11);
    for (let time = 0; time < 90; time++) {
      const today = addDays("2025-01-01", Math.floor(random() * 700));
      const days = daysUpTo(addDays(today, -1), 365);
      const first = time % 3 === 0 ? 0 : time % 3 === 1 ? 364 : Math.floor(random() * 365);
      const second = Math.floor(random() * 365);
      // Each other's: that is a series a day older.
      if (Math.abs(first - second) === 364) continue;
      const swapped = days.with(first, days[second] ?? "").with(second, days[first] ?? "");
      const read = inferSeriesYears(yearless(swapped), { firstDay: null, lastDay: today });
      expect(read, `${today} ${first} ${second}`).toEqual(swapped);
    }
  });

  test("the ZIP's name tells the year of a file opened long after", () => {
    for (const first of ["2023-09-25", "2023-12-31", "2024-02-29", "2022-01-01"]) {
      const days = Array.from({ length: 300 }, (_, index) => addDays(first, index));
      const anchor = { firstDay: first, lastDay: "2026-10-09" };
      expect(inferSeriesYears(yearless(days), anchor)).toEqual(days);
    }
  });

  test("a name a day off, over the turn of the year, still tells the year", () => {
    const days = daysUpTo("2024-02-10", 41);
    expect(days[0]).toBe("2024-01-01");
    const anchor = { firstDay: "2023-12-31", lastDay: "2026-10-09" };
    expect(inferSeriesYears(yearless(days), anchor)).toEqual(days);
  });

  test("a name of some other time is not believed", () => {
    const days = daysUpTo("2026-10-08", 30);
    const anchor = { firstDay: "2021-02-03", lastDay: "2026-10-09" };
    expect(inferSeriesYears(yearless(days), anchor)).toEqual(days);
  });

  test("29 February moves an old file to a leap year", () => {
    const days = daysUpTo("2024-03-20", 40);
    const anchor = { firstDay: null, lastDay: "2026-10-09" };
    expect(inferSeriesYears(yearless(days), anchor)).toEqual(days);
  });

  test("descending rows, gaps and unreadable rows", () => {
    const days = daysUpTo("2026-01-20", 60);
    const anchor = { firstDay: null, lastDay: "2026-01-21" };
    expect(inferSeriesYears(yearless(days).reverse(), anchor)).toEqual(days.toReversed());
    const gappy = days.filter((_, index) => index % 7 !== 3);
    expect(inferSeriesYears(yearless(gappy), anchor)).toEqual(gappy);
    const holes = yearless(days).map((row, index) => (index % 5 === 0 ? null : row));
    expect(inferSeriesYears(holes, anchor)).toEqual(
      days.map((day, index) => (index % 5 === 0 ? null : day)),
    );
  });

  test("hours repeat their day", () => {
    const days = daysUpTo("2026-01-03", 7).flatMap((day) => Array.from({ length: 24 }, () => day));
    const anchor = { firstDay: null, lastDay: "2026-01-03" };
    expect(inferSeriesYears(yearless(days), anchor)).toEqual(days);
  });

  test("a row of the day after today is a clock further east, not last year", () => {
    const anchor = { firstDay: null, lastDay: "2026-01-01" };
    expect(inferSeriesYears(yearless(["2026-01-01", "2026-01-02"]), anchor)).toEqual([
      "2026-01-01",
      "2026-01-02",
    ]);
  });

  test("years that are written are kept", () => {
    const rows = ["2024-05-01", "2024-05-02"].map((text) => readDate(text)?.parts ?? null);
    expect(inferSeriesYears(rows, { firstDay: null, lastDay: "2026-01-01" })).toEqual([
      "2024-05-01",
      "2024-05-02",
    ]);
  });

  test("no rows, or none readable", () => {
    const anchor = { firstDay: "2024-01-01", lastDay: "2026-01-01" };
    expect(inferSeriesYears([], anchor)).toEqual([]);
    expect(inferSeriesYears([null, null], anchor)).toEqual([null, null]);
  });
});

/** The same rows in another order, from this random. */
function shuffled<T>(random: Random, rows: readonly T[]): T[] {
  const result = [...rows];
  for (let at = result.length - 1; at > 0; at--) {
    const other = randomInteger(random, 0, at);
    const held = result[at] as T;
    result[at] = result[other] as T;
    result[other] = held;
  }
  return result;
}

describe("rows out of order", () => {
  const TODAY = "2026-11-23";
  const anchor = { firstDay: null, lastDay: TODAY };
  const infer = (days: readonly string[], by: DateAnchor = anchor) =>
    inferSeriesYears(yearless(days), by);

  test("in any order, up to a year that ends yesterday gives its days back", () => {
    const random = seededRandom(11);
    for (let round = 0; round < 150; round++) {
      const today = addDays("2024-01-01", randomInteger(random, 0, 1_200));
      const days = daysUpTo(addDays(today, -1), randomInteger(random, 3, 365));
      const rows = shuffled(random, days);
      expect(infer(rows, { firstDay: null, lastDay: today })).toEqual(rows);
    }
  });

  test("in any order, an older file with a hole between its end and its beginning does too", () => {
    const random = seededRandom(12);
    for (let round = 0; round < 150; round++) {
      const days = daysUpTo(
        addDays(TODAY, -randomInteger(random, 1, 200)),
        randomInteger(random, 3, 350),
      );
      const one = shuffled(random, days);
      expect(infer(one)).toEqual(one);
      // The ZIP's name tells it however old the file is.
      const old = days.map((day) => addDays(day, -700));
      const named = { firstDay: old[0] ?? null, lastDay: addDays(old.at(-1) ?? "", 2) };
      const other = shuffled(random, old);
      expect(infer(other, named)).toEqual(other);
    }
  });

  test("neighbours that changed places change nothing, over any length", () => {
    const random = seededRandom(13);
    for (let round = 0; round < 150; round++) {
      const days = daysUpTo(addDays(TODAY, -1), randomInteger(random, 20, 500));
      const rows = random() < 0.5 ? days : days.toReversed();
      const at = randomInteger(random, 0, rows.length - 2);
      [rows[at], rows[at + 1]] = [rows[at + 1] ?? "", rows[at] ?? ""];
      expect(infer(rows)).toEqual(rows);
    }
  });

  test("two exports under each other, with days in both", () => {
    const [older, newer] = [daysUpTo("2026-10-20", 60), daysUpTo("2026-11-22", 43)];
    expect(infer([...older, ...newer])).toEqual([...older, ...newer]);
    expect(infer([...newer, ...older])).toEqual([...newer, ...older]);
    // Under the newer one's name, too: nothing lands in the future.
    const named = { firstDay: newer[0] ?? null, lastDay: TODAY };
    expect(infer([...newer, ...older], named)).toEqual([...newer, ...older]);
  });

  test("hours before days", () => {
    const days = daysUpTo("2026-01-03", 7);
    const rows = Array.from({ length: 24 }, () => days).flat();
    expect(infer(rows, { firstDay: null, lastDay: "2026-01-03" })).toEqual(rows);
  });

  test("no day is later than the export's, whatever the name says and however rows lie", () => {
    const random = seededRandom(14);
    for (let round = 0; round < 300; round++) {
      const rows = Array.from({ length: randomInteger(random, 1, 120) }, () =>
        addDays(TODAY, -randomInteger(random, 1, 2_000)),
      );
      const firstDay = random() < 0.5 ? addDays(TODAY, -randomInteger(random, 0, 500)) : null;
      for (const day of infer(rows, { firstDay, lastDay: TODAY })) {
        expect(day === null || day <= addDays(TODAY, 1)).toBe(true);
      }
    }
  });
});

test("post times are each the latest such day", () => {
  const rows = yearless(["2026-03-02", "2025-12-24", "2026-03-10", "2024-02-29"]);
  expect(inferEachYear(rows, "2026-03-10")).toEqual([
    "2026-03-02",
    "2025-12-24",
    "2026-03-10",
    "2024-02-29",
  ]);
});

describe("03/04 in a column", () => {
  const read = (texts: string[]) =>
    settleOrder(texts.map((text) => readDate(text))).map(
      (parts) => parts && [parts.month, parts.day],
    );

  test("the rows' order decides nothing", () => {
    expect(read(["03/05/2026", "03/04/2026", "03/06/2026"])).toEqual([
      [3, 5],
      [3, 4],
      [3, 6],
    ]);
  });

  test("consecutive days decide", () => {
    const monthFirst = ["03/04/2026", "03/05/2026", "03/06/2026"];
    expect(read(monthFirst)).toEqual([
      [3, 4],
      [3, 5],
      [3, 6],
    ]);
    expect(read(["04/03/2026", "05/03/2026", "06/03/2026"])).toEqual([
      [3, 4],
      [3, 5],
      [3, 6],
    ]);
  });

  test("a day above 12 decides for its neighbours", () => {
    expect(read(["03/11/2026", "03/12/2026", "03/13/2026"])).toEqual([
      [3, 11],
      [3, 12],
      [3, 13],
    ]);
  });

  test("day first when nothing decides", () => {
    expect(read(["03/04/2026"])).toEqual([[4, 3]]);
  });
});
