import { zipSync } from "fflate";
import type { IsoDay } from "../datasets.ts";
import { addDays, civilTime } from "../dates/calendar.ts";
import type { ExportFile } from "../read/read-exports.ts";
import { sampleActivity, sampleDays } from "./sample-days.ts";
import { SAMPLE_HANDLE, sampleVideos } from "./sample-videos.ts";
import { seededRandom } from "./seeded-random.ts";

export const SAMPLE_DAYS = 90;
/** Any number: it makes the sample account what it is. */
const SAMPLE_SEED = 20_250_925;
const HOUR_SECONDS = 3_600;
const HOUR_MS = HOUR_SECONDS * 1_000;
/** The stamp in the archives; a fixed one keeps the bytes the same. */
const ENTRY_TIME = new Date(2025, 0, 1);
/** The platform counts late: these last days of the export carry no follower total yet. */
const UNCOUNTED_DAYS = 1;

/**
 * An export of a fictional account, in the platform's own form: four ZIPs of stored CSVs with
 * quoted cells and dates without years. It goes the same way as a person's own files. The same
 * for the same day and hour of `today` (in `timeZone`).
 */
export function sampleFiles(today: Date, timeZone?: string): ExportFile[] {
  const random = seededRandom(SAMPLE_SEED);
  const now = civilTime(today, timeZone);
  const last = addDays(now.date, -1);
  const videos = sampleVideos(random, last, SAMPLE_DAYS);
  const days = sampleDays(random, last, SAMPLE_DAYS, videos);
  const followers = days.at(-1)?.followers ?? 0;
  const activity = sampleActivity(random, now.date, now.hour, followers);
  const first = days[0]?.date ?? last;
  const epochSeconds = Math.floor(today.getTime() / HOUR_MS) * HOUR_SECONDS;
  const isCounted = (index: number) => index < days.length - UNCOUNTED_DAYS;
  return [
    archive(`Overview_${first}_${epochSeconds}_${SAMPLE_HANDLE}.zip`, {
      "Overview.csv": [
        ["Date", "Video Views", "Profile Views", "Likes", "Comments", "Shares"],
        ...days.map((d) => [
          textDate(d.date),
          d.views,
          d.profileViews,
          d.likes,
          d.comments,
          d.shares,
        ]),
      ],
    }),
    archive(`Content_${SAMPLE_HANDLE}.zip`, {
      "Content.csv": [
        [
          "Video title",
          "Video link",
          "Post time",
          "Total views",
          "Total likes",
          "Total comments",
          "Total shares",
          "Add to favorites",
          "Average watch time",
          "Watched full video",
        ],
        ...videos.map((v) => [
          v.title,
          v.link,
          v.postTime,
          v.views,
          v.likes,
          v.comments,
          v.shares,
          v.favorites,
          v.averageWatchSeconds,
          v.watchedFullShare,
        ]),
      ],
    }),
    archive(`Followers_${SAMPLE_HANDLE}.zip`, {
      "FollowerHistory.csv": [
        ["Date", "Followers", "Difference in followers from previous day"],
        ...days.map((d, index) => [
          textDate(d.date),
          isCounted(index) ? d.followers : "undefined",
          d.followers - (days[index - 1]?.followers ?? d.followers),
        ]),
      ],
      "FollowerActivity.csv": [
        ["Date", "Hour", "Active followers"],
        ...activity.map((row) => [textDate(row.date), row.hour, row.active]),
      ],
      "FollowerGender.csv": [
        ["Gender", "Distribution"],
        ["Female", 0.58],
        ["Male", 0.4],
        ["Other", 0.02],
      ],
      "FollowerTopTerritories.csv": [
        ["Top territories", "Distribution"],
        ["GR", 0.57],
        ["CY", 0.11],
        ["US", 0.09],
        ["DE", 0.06],
        ["GB", 0.05],
        ["Others", 0.12],
      ],
    }),
    archive(`Viewers_${SAMPLE_HANDLE}.zip`, {
      "Viewers.csv": [
        ["Date", "Total Viewers", "New Viewers", "Returning Viewers"],
        ...days.map((d) => [textDate(d.date), d.viewers, d.viewers - d.returning, d.returning]),
      ],
    }),
  ];
}

type Table = readonly (readonly (string | number)[])[];

function archive(name: string, tables: Record<string, Table>): ExportFile {
  const encoder = new TextEncoder();
  const entries = Object.entries(tables).map(([entry, rows]) => [
    entry,
    encoder.encode(`\ufeff${rows.map(csvLine).join("\n")}`),
  ]);
  return { name, bytes: zipSync(Object.fromEntries(entries), { level: 0, mtime: ENTRY_TIME }) };
}

function csvLine(cells: readonly (string | number)[]): string {
  return cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",");
}

/** `September 25`: as the studio writes days. */
function textDate(day: IsoDay): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}
