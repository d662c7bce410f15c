import { expect, test } from "vitest";
import { readDate } from "./read-date.ts";

const day = (text: string, zone?: string) => {
  const parts = readDate(text, zone)?.parts;
  return parts && [parts.year, parts.month, parts.day, parts.hour, parts.minute];
};

test.each([
  ["September 25", [null, 9, 25, null, null]],
  ["25 September", [null, 9, 25, null, null]],
  ["25 Σεπτεμβρίου", [null, 9, 25, null, null]],
  ["Σεπτεμβρίου 25", [null, 9, 25, null, null]],
  ["25 ΣΕΠΤΕΜΒΡΙΟΥ", [null, 9, 25, null, null]],
  ["1η Μαΐου", [null, 5, 1, null, null]],
  ["29 Φεβρουαρίου", [null, 2, 29, null, null]],
  ["Sept. 5", [null, 9, 5, null, null]],
  ["5 Μαΐ", [null, 5, 5, null, null]],
  ["3 de marzo", [null, 3, 3, null, null]],
  ["1er août 2025", [2025, 8, 1, null, null]],
  ["3. März", [null, 3, 3, null, null]],
  ["3 Ağustos", [null, 8, 3, null, null]],
  ["18 tháng Tám", [null, 8, 18, null, null]],
  ["18 tháng 8, 2026", [2026, 8, 18, null, null]],
  ["9月13日", [null, 9, 13, null, null]],
  ["2026年9月13日", [2026, 9, 13, null, null]],
  ["9월 13일", [null, 9, 13, null, null]],
  ["18 января", [null, 1, 18, null, null]],
  ["2026-08-02", [2026, 8, 2, null, null]],
  ["2026/8/2", [2026, 8, 2, null, null]],
  ["2026-08-02 19:05:30", [2026, 8, 2, 19, 5]],
  ["2026-08-02T19:05", [2026, 8, 2, 19, 5]],
  ["Oct 9, 2025, 7:05 PM", [2025, 10, 9, 19, 5]],
  ["9 Οκτωβρίου 2025, 12:30 π.μ.", [2025, 10, 9, 0, 30]],
  ["9 Οκτωβρίου 2025 7:05 μ.μ.", [2025, 10, 9, 19, 5]],
  ["25/09/2025", [2025, 9, 25, null, null]],
  ["09/25/2025", [2025, 9, 25, null, null]],
  ["25.9.", [null, 9, 25, null, null]],
])("%j", (text, expected) => {
  expect(day(text)).toEqual(expected);
});

test("a time with an offset moves to the person's zone", () => {
  expect(day("2026-07-01T22:30:00Z", "Europe/Athens")).toEqual([2026, 7, 2, 1, 30]);
  expect(day("2026-01-01T01:30:00+05:30", "UTC")).toEqual([2025, 12, 31, 20, 0]);
});

test("a numeric date with two readings keeps both, day first", () => {
  const reading = readDate("03/04/2026");
  expect(reading?.parts).toMatchObject({ day: 3, month: 4 });
  expect(reading?.swapped).toMatchObject({ day: 4, month: 3 });
  expect(readDate("04/04/2026")?.swapped).toBeNull();
});

test.each([
  "",
  "undefined",
  "31 September",
  "February 30",
  "2025-02-29",
  "2026-13-01",
  "0 March",
  "1899-01-01",
  "hello 5",
  "ma 5",
  "jui 5",
  "5",
  "September",
  "2026-08-02 25:00",
  "x".repeat(100_000),
])("%j is no date", (text) => {
  expect(readDate(text)).toBeNull();
});

const LANGUAGES = [
  "en-US",
  "en-GB",
  "el",
  "es",
  "fr",
  "de",
  "it",
  "pt-BR",
  "pt-PT",
  "tr",
  "nl",
  "pl",
  "ro",
  "ru",
  "uk",
  "sv",
  "nb",
  "id",
  "vi",
  "ja",
  "ko",
  "zh-CN",
  "sq",
  "bg",
];

test.each(LANGUAGES)("every day of a year as %s writes it", (language) => {
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2025, 0, 1); at += 86_400_000) {
    const date = new Date(at);
    const text = format.format(date);
    expect(day(text), text).toEqual([null, date.getUTCMonth() + 1, date.getUTCDate(), null, null]);
  }
});

test("abbreviations that one month can mean are read, in Greek and English", () => {
  for (const language of ["el", "en"]) {
    const format = new Intl.DateTimeFormat(language, {
      day: "numeric",
      month: "short",
      timeZone: "UTC",
    });
    for (let month = 0; month < 12; month++) {
      const text = format.format(new Date(Date.UTC(2024, month, 9)));
      expect(day(text), text).toEqual([null, month + 1, 9, null, null]);
    }
  }
});
