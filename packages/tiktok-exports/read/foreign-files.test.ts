import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { csvFile, textFile, zipFile } from "../fixtures/build-export.ts";
import { OVERVIEW, problemOf, readInJanuary } from "../fixtures/read-in-january.ts";
import { isAdsReport } from "./ads-report.ts";
import { knownHeaders } from "./header-names.ts";
import type { ExportFile } from "./read-exports.ts";
import { TABLE_KINDS } from "./table-shapes.ts";

describe("advertising reports, whatever else their columns are known for", () => {
  test.each<readonly string[]>([
    ["Date", "Ad group name", "Cost", "CPC", "Video views", "Likes"],
    ["Ad name", "Title", "Cost", "Impressions", "Video views"],
    ["Date", "Campaign name", "Impressions", "Video views", "Likes", "Comments", "Shares"],
    ["Date", "Video views", "Profile views", "Likes", "Comments", "Shares", "Total cost (USD)"],
    ["Date", "Video views", "Cost per 1,000 people reached"],
    ["Ημερομηνία", "Όνομα καμπάνιας", "Εμφανίσεις", "Προβολές βίντεο"],
    ["Fecha", "Nombre de la campaña", "Coste", "Visualizaciones de vídeo"],
    ["Datum", "Kampagnenname", "Impressionen", "Videoaufrufe"],
    ["Date", "Nom de la campagne", "Coût", "Vues de vidéo"],
    ["Data", "Nome campagna", "Costo", "Visualizzazioni video"],
    ["Data", "Nome da campanha", "Custo", "Visualizações de vídeo"],
    ["Tarih", "Kampanya adı", "Maliyet", "Video görüntülemeleri"],
    ["Дата", "Название кампании", "Расходы", "Просмотры видео"],
  ])("%s, %s, %s …", (...header) => {
    const row = header.map((_, column) => (column === 0 ? "2026-01-01" : column));
    for (const name of ["Overview.csv", "Content.csv", "r.csv"]) {
      const { outcomes } = readInJanuary([csvFile(name, [header, row])]);
      expect(outcomes.map(problemOf)).toEqual([{ code: "ads-report" }]);
    }
  });

  test("no table of an export is taken for one", () => {
    for (const kind of TABLE_KINDS) expect(isAdsReport([...knownHeaders(kind).keys()])).toBe(false);
    // Business accounts have these beside the daily figures.
    expect(isAdsReport(["Date", "Video Views", "Clicks", "Product sales", "Leads"])).toBe(false);
  });
});

describe("wrong files, kindly named", () => {
  const only = (file: ExportFile) => problemOf(readInJanuary([file]).outcomes[0]);

  test.each<[string, ExportFile, object]>([
    ["nothing in it", textFile("a.csv", ""), { code: "empty" }],
    ["blank lines", textFile("a.csv", "\n\n  \n"), { code: "empty" }],
    ["an empty ZIP", zipFile("a.zip", {}), { code: "empty" }],
    [
      "a header alone",
      csvFile("FollowerGender.csv", [["Gender", "Distribution"]]),
      { code: "header-only", kind: "gender" },
    ],
    [
      "a header alone in Greek",
      csvFile("FollowerTopTerritories.csv", [["Κορυφαίες περιοχές", "Κατανομή"]]),
      { code: "header-only", kind: "territories" },
    ],
    [
      "an advertising report",
      csvFile("r.csv", [
        ["Campaign name", "Ad group name", "Cost", "Impressions", "Clicks (all)"],
        ["a", "b", 1, 2, 3],
      ]),
      { code: "ads-report" },
    ],
    [
      "an advertising report in Greek",
      csvFile("r.csv", [
        ["Όνομα καμπάνιας", "Κόστος", "Εμφανίσεις"],
        ["a", 1, 2],
      ]),
      { code: "ads-report" },
    ],
    [
      "the personal archive",
      textFile(
        "user_data.json",
        '{"Activity": {"Favorite Videos": {}}, "Profile": {}, "Video": {}}',
      ),
      { code: "personal-archive" },
    ],
    [
      "the personal archive's ZIP",
      zipFile("TikTok_Data_1.zip", { "user_data_tiktok.json": strToU8("{}") }),
      { code: "personal-archive" },
    ],
    [
      "the personal archive as texts",
      zipFile("x.zip", { "TikTok/Your Activity/Watch History.txt": strToU8("Date: …") }),
      { code: "personal-archive" },
    ],
    ["another JSON", textFile("a.json", '{"a": 1}'), { code: "not-an-export", detected: "json" }],
    [
      "a web page",
      textFile("a.csv", "<!DOCTYPE html><html>"),
      { code: "not-an-export", detected: "html" },
    ],
    ["a text", textFile("a.txt", 'Dear "all", hello'), { code: "not-an-export", detected: "text" }],
    ["a PDF", textFile("a.csv", "%PDF-1.7"), { code: "not-an-export", detected: "pdf" }],
    [
      "a picture",
      { name: "a.png", bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10) },
      { code: "not-an-export", detected: "image" },
    ],
    [
      "a video",
      { name: "a.mp4", bytes: strToU8("\0\0\0\x18ftypmp42") },
      { code: "not-an-export", detected: "video" },
    ],
    [
      "a ZIP of pictures",
      zipFile("a.zip", { "a.png": strToU8("x") }),
      { code: "not-an-export", detected: "zip" },
    ],
    [
      "a text document",
      zipFile("a.docx", {
        "[Content_Types].xml": strToU8("<Types/>"),
        "word/document.xml": strToU8("<w/>"),
      }),
      { code: "not-an-export", detected: "office-document" },
    ],
    [
      "bytes",
      { name: "a.bin", bytes: Uint8Array.of(1, 0, 2, 0) },
      { code: "not-an-export", detected: "binary" },
    ],
    [
      "old Excel",
      { name: "a.xls", bytes: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0) },
      { code: "not-an-export", detected: "old-excel" },
    ],
    [
      "Excel with a password",
      {
        name: "a.xlsx",
        bytes: Uint8Array.of(
          0xd0,
          0xcf,
          0x11,
          0xe0,
          0xa1,
          0xb1,
          0x1a,
          0xe1,
          ...[..."EncryptedPackage"].flatMap((c) => [c.charCodeAt(0), 0]),
        ),
      },
      { code: "encrypted" },
    ],
    [
      "an open quote",
      textFile("a.csv", 'a,b\n"1,2'),
      { code: "corrupt", reason: "csv-quotes", line: 2 },
    ],
    [
      "a million columns",
      textFile("a.csv", `a${",a".repeat(1_000_000)}`),
      { code: "too-large", measure: "columns", limit: 256, found: null },
    ],
  ])("%s", (_, file, problem) => {
    expect(only(file)).toEqual(problem);
  });

  test("more than 50 MB are refused before anything is read", () => {
    const { outcomes } = readInJanuary([
      { name: "a.csv", bytes: new Uint8Array(30 * 2 ** 20) },
      { name: "b.csv", bytes: new Uint8Array(21 * 2 ** 20) },
    ]);
    expect(outcomes.map(problemOf)).toEqual(
      Array(2).fill({
        code: "too-large",
        measure: "bytes",
        limit: 50 * 2 ** 20,
        found: 51 * 2 ** 20,
      }),
    );
  });

  test("a faulty file does not stop the others, nor do system entries", () => {
    const { outcomes, datasets } = readInJanuary([
      textFile("a.csv", ""),
      zipFile("Overview_abc.zip", {
        "__MACOSX/._Overview.csv": strToU8("\0\x05"),
        "x/.DS_Store": strToU8("x"),
        "x/Overview.csv": OVERVIEW,
        "x/notes.json": strToU8("{}"),
      }),
    ]);
    expect(outcomes.map((outcome) => outcome.entry)).toEqual([null, "Overview.csv"]);
    expect(datasets.overview).toHaveLength(3);
  });
});
