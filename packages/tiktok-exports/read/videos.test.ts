import { expect, test } from "vitest";
import { csvFile } from "../fixtures/build-export.ts";
import { readInJanuary } from "../fixtures/read-in-january.ts";

test("videos in the studio's own order, posts dated before the export's moment", () => {
  const { datasets, handle } = readInJanuary([
    csvFile("Content.csv", [
      [
        "Time",
        "Video title",
        "Video link",
        "Post time",
        "Total likes",
        "Total comments",
        "Total shares",
        "Total views",
      ],
      [
        "January 2",
        'A "title", with\nall 🎬 #x',
        "https://www.tiktok.com/@abc/video/7593820674163100946",
        "December 30",
        529,
        170,
        122,
        28590,
      ],
      [
        "January 2",
        "",
        "https://www.tiktok.com/@abc/video/7593820674163100947",
        "January 3",
        1,
        2,
        3,
        4,
      ],
      ["January 2", "undefined", "javascript:alert(1)", "2025-12-24 19:05:00", 1, 2, 3, 4],
    ]),
  ]);
  expect(handle).toBe("abc");
  expect(
    datasets.videos.map(({ title, link, videoId, posted, views }) => ({
      title,
      link: link !== null,
      videoId,
      posted,
      views,
    })),
  ).toEqual([
    {
      title: "",
      link: true,
      videoId: "7593820674163100947",
      posted: { date: "2026-01-03", hour: null, minute: null },
      views: 4,
    },
    {
      title: 'A "title", with\nall 🎬 #x',
      link: true,
      videoId: "7593820674163100946",
      posted: { date: "2025-12-30", hour: null, minute: null },
      views: 28590,
    },
    {
      title: null,
      link: false,
      videoId: null,
      posted: { date: "2025-12-24", hour: 19, minute: 5 },
      views: 4,
    },
  ]);
});

test("a video's further columns", () => {
  const { datasets } = readInJanuary([
    csvFile("x.csv", [
      [
        "Video title",
        "Post time",
        "Total views",
        "Add to favorites",
        "Average watch time",
        "Watched full video",
        "Total play time",
        "Views in the last 7 days",
      ],
      ["a", "2025-12-01 08:00", "1.2K", 7, "0:12", "38%", "4h:0m:1s", 9],
    ]),
  ]);
  expect(datasets.videos[0]).toMatchObject({
    views: 1200,
    favorites: 7,
    averageWatchSeconds: 12,
    watchedFullShare: 0.38,
    totalPlaySeconds: 14401,
    viewsLast7Days: 9,
    likes: null,
  });
});
