import { expect, test } from "vitest";
import { readDate } from "./read-date.ts";
import { StampReader } from "./read-stamp.ts";

const TEXTS = [
  ...["2025-09-25 18:30", "2025-09-25T18:30", "2025-09-25 18:30:59", "2024-02-29 00:00"],
  ...["2025-02-29 10:00", "2025-13-01 10:00", "2025-00-10 10:00", "2025-01-00 10:00"],
  ...["1999-01-01 10:00", "2200-01-01 10:00", "2025-01-01 24:00", "2025-01-01 23:60"],
  ...["2025/09/25 18:30", "2025-9-25  18:30", "2025-09-25x18:30", "2025-09-25 18.30"],
  ...["2025-09-25 18:3a", "2025-09-25 18:30:5x", "abcd-ef-gh ij:kl", "2025-09-25 18:30Z", ""],
];

test("a stamp is read as any date is, or not at all", () => {
  const reader = new StampReader();
  for (const text of [...TEXTS, ...TEXTS]) {
    const stamp = reader.read(text);
    const parts = readDate(text, "UTC")?.parts;
    const date = parts && [parts.year, parts.month, parts.day];
    if (stamp === null) continue;
    expect(stamp.date.split("-").map(Number), text).toEqual(date);
    expect([stamp.hour, stamp.minute], text).toEqual([parts?.hour, parts?.minute]);
  }
});

test("the studio's own forms are stamps, what no calendar has is none", () => {
  const read = (text: string) => new StampReader().read(text);
  expect(read("2025-09-25 18:30")).toEqual({ date: "2025-09-25", hour: 18, minute: 30 });
  expect(read("2025-09-25 18:30:59")).toEqual({ date: "2025-09-25", hour: 18, minute: 30 });
  expect(TEXTS.slice(4).map(read)).toEqual(TEXTS.slice(4).map(() => null));
});
