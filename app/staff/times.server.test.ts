import { describe, expect, it } from "vitest";
import { dayAfter, dayIn, staffHour, startOfDay, timeOfDay } from "./times.server.ts";

const NOW = Date.parse("2026-11-21T22:30:00Z");

describe("timeOfDay", () => {
  it.each([
    ["2026-11-21T22:05:00Z", "Today, 00:05"],
    ["2026-11-21T20:58:00Z", "Yesterday, 22:58"],
    ["2026-11-19T10:00:00Z", "Nov 19, 12:00"],
    ["2025-07-01T10:00:00Z", "Jul 1, 2025, 13:00"],
  ])("says %s in Athens as %s", (iso, text) => {
    expect(timeOfDay("en", iso, NOW).text).toBe(text);
  });

  it("says it in Greek, and the whole of it beside", () => {
    const time = timeOfDay("el", "2026-11-21T22:05:00Z", NOW);
    expect(time.text).toBe("Σήμερα, 00:05");
    expect(time.full).toContain("22 Νοεμβρίου 2026");
  });
});

describe("days", () => {
  it.each([
    ["2026-11-21", "2026-11-20T22:00:00.000Z"],
    ["2026-07-01", "2026-06-30T21:00:00.000Z"],
    // The clock goes back in the night of the 25th of October, forward in that of the 29th of March.
    ["2026-10-25", "2026-10-24T21:00:00.000Z"],
    ["2026-10-26", "2026-10-25T22:00:00.000Z"],
    ["2026-03-29", "2026-03-28T22:00:00.000Z"],
    ["2026-03-30", "2026-03-29T21:00:00.000Z"],
  ])("%s begins at %s", (day, moment) => expect(startOfDay(day)).toBe(moment));

  it("follow one another over months and years", () => {
    expect(dayAfter("2026-02-28")).toBe("2026-03-01");
    expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  });

  it("are those of Athens", () => {
    expect(dayIn(new Date(NOW))).toBe("2026-11-22");
    expect(staffHour(NOW)).toBe(0);
  });
});
