import { expect, test } from "vitest";
import { listFiles } from "../archive/read-archive.ts";
import { addDays } from "../dates/calendar.ts";
import { computeInsights } from "../insights/compute-insights.ts";
import { readExports } from "../read/read-exports.ts";
import { SAMPLE_DAYS, sampleFiles } from "./sample-files.ts";
import { SAMPLE_VIDEOS } from "./sample-videos.ts";

const ATHENS = "Europe/Athens";
const readSample = (today: Date) =>
  readExports(sampleFiles(today, ATHENS), { today, timeZone: ATHENS });

test("the same moment gives the same bytes, another day other dates", () => {
  const today = new Date("2026-10-09T15:20:00Z");
  expect(sampleFiles(today, ATHENS)).toEqual(sampleFiles(new Date(today), ATHENS));
  expect(sampleFiles(today, ATHENS)).not.toEqual(
    sampleFiles(new Date("2026-10-10T15:20:00Z"), ATHENS),
  );
});

test("four ZIPs with stored tables, named as the studio names them", () => {
  const files = sampleFiles(new Date("2026-10-09T15:20:00Z"), ATHENS);
  expect(files.map(({ name }) => name)).toEqual([
    "Overview_2026-07-11_1791558000_samplecreator.zip",
    "Content_samplecreator.zip",
    "Followers_samplecreator.zip",
    "Viewers_samplecreator.zip",
  ]);
  for (const { bytes } of files) {
    for (const entry of listFiles(bytes)) expect(entry.method).toBe(0);
  }
});

test.each([
  "2026-10-09T15:20:00Z",
  "2026-01-02T23:30:00Z",
  "2028-03-01T04:00:00Z",
  "2027-02-28T22:30:00Z",
])("at %s it is read whole, by the same way as a person's files", (now) => {
  const today = new Date(now);
  const { datasets, outcomes, handle } = readSample(today);
  expect(outcomes.map((outcome) => outcome.result.ok)).toEqual(Array(7).fill(true));
  expect(outcomes.every(({ result }) => result.ok && result.recognised.skipped === 0)).toBe(true);
  expect(handle).toBe("samplecreator");
  const last = datasets.overview.at(-1)?.date ?? "";
  expect(datasets.overview.map(({ date }) => date)).toEqual(
    Array.from({ length: SAMPLE_DAYS }, (_, index) => addDays(last, index - SAMPLE_DAYS + 1)),
  );
  expect(datasets.videos).toHaveLength(SAMPLE_VIDEOS);
  expect(datasets.followers.at(-1)?.followers).toBeNull();
  const insights = computeInsights(datasets, { today, timeZone: ATHENS });
  expect(insights.dataAgeDays).toBe(1);
  expect(insights.totals?.views.previous).toBeGreaterThan(0);
});

test("it shows every part of the page something true to life", () => {
  const today = new Date("2026-10-09T09:20:00Z");
  const { datasets } = readSample(today);
  const insights = computeInsights(datasets, { today, timeZone: ATHENS });
  expect(insights.totals?.engagementRate.value).toBeGreaterThan(0.04);
  expect(insights.totals?.engagementRate.value).toBeLessThan(0.2);
  expect(insights.totals?.followersGained.changeRate).not.toBeNull();
  expect(insights.bestHours?.topHours).toContain(21);
  expect(insights.bestHours?.byDay).toHaveLength(7);
  expect(insights.hashtags?.within.posts).toBeGreaterThan(15);
  expect(insights.hashtags?.below.posts).toBeGreaterThan(0);
  expect(insights.hashtags?.above.posts).toBeGreaterThan(0);
  expect(insights.postingTimes?.advice?.inside.posts).toBeGreaterThan(0);
  expect(insights.postingTimes?.advice?.outside.posts).toBeGreaterThan(0);
  expect(insights.watchThrough?.best).toHaveLength(10);
  expect(datasets.followers.some((day) => (day.difference ?? 0) < 0)).toBe(true);
});
