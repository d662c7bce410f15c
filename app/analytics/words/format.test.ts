import { expect, test } from "vitest";
import { createFormat, DASH } from "./format.ts";

const en = createFormat("en");
const el = createFormat("el");

test.each([
  [{ from: 18, to: 22 }, "6–10 PM", "18:00–22:00"],
  [{ from: 7, to: 9 }, "7–9 AM", "07:00–09:00"],
  [{ from: 0, to: 1 }, "12–1 AM", "00:00–01:00"],
  [{ from: 11, to: 12 }, "11 AM–12 PM", "11:00–12:00"],
  [{ from: 12, to: 16 }, "12–4 PM", "12:00–16:00"],
  [{ from: 20, to: 24 }, "8 PM–12 AM", "20:00–24:00"],
  [{ from: 22, to: 2 }, "10 PM–2 AM", "22:00–02:00"],
])("a stretch of hours, %o", (window, english, greek) => {
  const plain = (text: string) => text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
  expect(plain(en.hours(window))).toBe(english);
  expect(plain(el.hours(window))).toBe(greek);
});

test("no line breaks a stretch of hours apart", () => {
  expect(en.hours({ from: 18, to: 22 })).toBe("6\u2060–\u206010\u00a0PM");
  expect(el.hours({ from: 18, to: 22 })).toBe("18:00\u2060–\u206022:00");
});

test("numbers and days by the language's rules, unknown ones as a dash", () => {
  expect([en.count(1234.4), el.count(1234.4)]).toEqual(["1,234", "1.234"]);
  expect([en.rate(0.09), el.rate(0.0915)]).toEqual(["9.0%", "9,2%"]);
  expect([en.percent(0.58), el.percent(0.025)]).toEqual(["58%", "2,5%"]);
  expect(en.count(null)).toBe(DASH);
  expect(el.range("2026-01-30", "2026-02-03")).toBe("30 Ιαν – 3 Φεβ 2026");
  expect([en.region("GR"), el.region("GR"), en.region("Atlantis")]).toEqual([
    "Greece",
    "Ελλάδα",
    "Atlantis",
  ]);
});

test("a zone's clock has a name that people use, not letters", () => {
  expect([en.zone("Europe/Athens"), el.zone("Europe/Athens")]).toEqual([
    "Greece Time",
    "Ώρα Ανατολικής Ευρώπης",
  ]);
  expect([en.zone("America/New_York"), el.zone("Asia/Taipei")]).toEqual([
    "Eastern Time",
    "Ώρα (Ταϊβάν)",
  ]);
});
