// node bench/support/read-export.ts FILE: reads an export in a process of its own and says what that took.
import { readFileSync } from "node:fs";
import { computeInsights, readExports } from "../../packages/tiktok-exports/index.ts";
import type { Reading } from "../exports.ts";

const BYTES_PER_MB = 2 ** 20;
const KB_PER_MB = 2 ** 10;

const [, , path = ""] = process.argv;
const when = { today: new Date(), timeZone: "UTC" };
const bytes = readFileSync(path);

/** Processor time of this thread in milliseconds, which is what a page waits for; others don't count. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const begun = busyMs();
const { datasets } = readExports([{ name: "Content_somebody.zip", bytes }], when);
const read = busyMs();
const insights = computeInsights(datasets, when);
const done = busyMs();
// `maxRSS` is in kilobytes on every system; an empty process has some 45 MB.
const peak = process.resourceUsage().maxRSS / KB_PER_MB;
const reading: Reading = {
  posts: datasets.videos.length,
  told: {
    medianViews: insights.bestPosts?.medianViews ?? null,
    mostViews: insights.bestPosts?.byViews[0]?.video.views ?? null,
    byWeekday: insights.postingTimes?.byWeekday.map(({ posts }) => posts) ?? [],
    tagged: insights.hashtags?.topTags[0] ?? null,
    newest: datasets.videos[0]?.posted?.date ?? null,
  },
  readMs: read - begun,
  insightsMs: done - read,
  peakMb: Math.max(peak, process.memoryUsage().rss / BYTES_PER_MB),
};
process.stdout.write(JSON.stringify(reading));
