import { describe, expect, test } from "vitest";
import { handleFromLink, kindFromName, readExportName } from "./export-name.ts";
import { fieldFromHeader, knownHeaders } from "./header-names.ts";
import { TABLE_KINDS, TABLE_SHAPES } from "./table-shapes.ts";
import { LinkReader } from "./video-link.ts";

describe("ZIP names", () => {
  test("section, dates and handle", () => {
    expect(readExportName("Overview_2025-09-25_1790361974_some_handle.x.zip", "UTC")).toEqual({
      handle: "some_handle.x",
      firstDay: "2025-09-25",
      lastDay: "2026-09-25",
    });
    expect(readExportName("Content_abc.zip").handle).toBe("abc");
    expect(readExportName("Followers_My_Handle (2).zip").handle).toBe("my_handle");
    expect(readExportName("Επισκόπηση_2025-09-25_1790361974_abc.zip").handle).toBe("abc");
    expect(readExportName("Viewers_abc - Copy.zip").handle).toBe("abc");
  });

  test("other names tell nothing", () => {
    for (const name of ["export.zip", "my_tiktok_files.zip", "Overview.csv", "Overview_.zip", ""]) {
      expect(readExportName(name)).toEqual({ handle: null, firstDay: null, lastDay: null });
    }
    expect(readExportName("Overview_2025-13-45_1790361974_abc.zip").firstDay).toBeNull();
  });
});

test("kinds from names", () => {
  expect(kindFromName("Overview.csv")).toBe("overview");
  expect(kindFromName("FollowerHistory (1).csv")).toBe("followers");
  expect(kindFromName("Follower Activity.xlsx")).toBe("activity");
  expect(kindFromName("Content_abc.zip")).toBe("videos");
  expect(kindFromName("holiday.csv")).toBeNull();
});

test("links of videos", () => {
  expect(
    new LinkReader().read("https://www.tiktok.com/@a.b_c/video/7412345678901234567?x=1").videoId,
  ).toBe("7412345678901234567");
  expect(handleFromLink("https://www.tiktok.com/@A.b_c/video/7412345678901234567")).toBe("a.b_c");
  expect(handleFromLink("https://tiktok.com.evil.example/@abc/video/1")).toBeNull();
});

describe("column names", () => {
  test.each([
    ["overview", "Video Views", "views"],
    ["overview", "προβολές βίντεο", "views"],
    ["overview", "ΠΡΟΒΟΛΕΣ ΠΡΟΦΙΛ", "profileViews"],
    ["overview", "Mentions J’aime", "likes"],
    ["overview", "Visualizações de vídeo", "views"],
    ["videos", "Total likes", "likes"],
    ["videos", "Συνολικά σχόλια", "comments"],
    ["videos", "Watched full video (%)", "watchedFullShare"],
    ["videos", "Gesamtzahl der Kommentare", "comments"],
    ["followers", "Diferença de seguidores em relação ao dia anterior", "difference"],
    ["viewers", "Wiederkehrende Zuschauer", "returning"],
  ] as const)("%s: %s is %s", (kind, header, field) => {
    expect(fieldFromHeader(kind, header)).toBe(field);
  });

  test("unknown names are unknown", () => {
    expect(fieldFromHeader("overview", "Clicks")).toBeNull();
    expect(fieldFromHeader("overview", "constructor")).toBeNull();
    expect(fieldFromHeader("overview", "")).toBeNull();
  });

  test("every field has a name, and every name a field of its table", () => {
    for (const kind of TABLE_KINDS) {
      const named = new Set(knownHeaders(kind).values());
      expect(new Set(Object.keys(TABLE_SHAPES[kind].fields))).toEqual(named);
    }
  });
});
