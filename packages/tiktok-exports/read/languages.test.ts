import { describe, expect, test } from "vitest";
import { csvFile } from "../fixtures/build-export.ts";
import { readInJanuary, recognisedAs } from "../fixtures/read-in-january.ts";

describe("other languages", () => {
  test("Greek names and days", () => {
    const result = readInJanuary([
      csvFile("στοιχεία.csv", [
        [
          "Ημερομηνία",
          "Προβολές βίντεο",
          "Προβολές προφίλ",
          "Μου αρέσει",
          "Σχόλια",
          "Κοινοποιήσεις",
        ],
        ["31 Δεκεμβρίου", 1, 2, 3, 4, 5],
        ["1 Ιανουαρίου", 6, 7, 8, 9, 10],
      ]),
    ]);
    expect(recognisedAs(result.outcomes[0])).toMatchObject({
      kind: "overview",
      decidedBy: "names",
    });
    expect(result.datasets.overview[1]).toMatchObject({
      date: "2026-01-01",
      views: 6,
      likes: 8,
      shares: 10,
    });
  });

  test.each([
    [
      [
        "Дата",
        "Просмотры видео",
        "Просмотры профиля",
        "Лайки",
        "Комментарии",
        "Репосты",
        "Новые подписчики",
      ],
      "1 января",
    ],
    [
      [
        "Data",
        "Wyświetlenia filmów",
        "Wyświetlenia profilu",
        "Polubienia",
        "Komentarze",
        "Udostępnienia",
        "x",
      ],
      "1 stycznia",
    ],
    [
      ["Tanggal", "Tayangan video", "Tayangan profil", "Suka", "Komentar", "Dibagikan", "x"],
      "1 Januari",
    ],
  ])("other languages with a column more than usual: %s", (header, day) => {
    const { datasets, outcomes } = readInJanuary([
      csvFile("x.csv", [header, [day, 1, 2, 3, 4, 5, 6]]),
    ]);
    expect(recognisedAs(outcomes[0])).toMatchObject({ kind: "overview", decidedBy: "names" });
    expect(datasets.overview[0]).toMatchObject({
      date: "2026-01-01",
      views: 1,
      profileViews: 2,
      likes: 3,
      comments: 4,
      shares: 5,
    });
  });

  test("unknown names under a telling file name go by position", () => {
    const result = readInJanuary([
      csvFile("Overview.csv", [
        ["f1", "f2", "f3", "f4", "f5", "f6"],
        ["1月1日", 1, 2, 3, 4, 5],
      ]),
    ]);
    expect(recognisedAs(result.outcomes[0])).toMatchObject({
      kind: "overview",
      decidedBy: "position",
    });
    expect(result.datasets.overview[0]).toMatchObject({
      date: "2026-01-01",
      views: 1,
      profileViews: 2,
      shares: 5,
    });
  });

  test("a few known names let the position decide the others", () => {
    const result = readInJanuary([
      csvFile("x.csv", [
        ["Date", "Total Viewers", "Nieuw", "Terug"],
        ["2026-01-01", 3, 2, 1],
      ]),
    ]);
    expect(result.datasets.viewers[0]).toMatchObject({ total: 3, fresh: 2, returning: 1 });
  });

  test("semicolons and windows-1253, as spreadsheets save again", () => {
    // "Ώρα;Ημερομηνία;Ενεργοί ακόλουθοι" cannot be typed in bytes readably: build it from its table.
    const greek = "Ημερομηνία;Ώρα;Ενεργοί ακόλουθοι\r\n1 Ιανουαρίου;5;12\r\n";
    const bytes = Uint8Array.from(greek, (letter) => {
      const code = letter.charCodeAt(0);
      if (code < 0x80) return code;
      return letter === "Ώ" ? 0xbf : code - 0x2d0;
    });
    const { datasets } = readInJanuary([{ name: "x.csv", bytes }]);
    expect(datasets.activity).toEqual([{ date: "2026-01-01", hour: 5, active: 12 }]);
  });
});
