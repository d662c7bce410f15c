import { expect, it } from "vitest";
import { FILE_LABEL_LENGTH, fileLabel } from "./file-label.ts";

it.each([
  ["cv.pdf", "cv.pdf"],
  ["C:\\Users\\me\\βιογραφικό τελικό.pdf", "βιογραφικό τελικό.pdf"],
  ["../../etc/passwd", "passwd"],
  ["cv\u202efdp.\r\nexe", "cvfdp. exe"],
  ["", "file"],
  ["folder/", "file"],
  ["\u200b\u3164", "file"],
])("%j is called %j", (given, label) => {
  expect(fileLabel(given)).toBe(label);
});

it("keeps its ending when it is shortened, and is never cut through a character", () => {
  for (const head of ["x".repeat(500), "😀".repeat(300), `x${"😀".repeat(300)}`]) {
    const label = fileLabel(`${head}.pdf`);
    expect(label.length).toBeLessThanOrEqual(FILE_LABEL_LENGTH);
    expect(label).toMatch(/^….+\.pdf$/u);
    expect(label.isWellFormed()).toBe(true);
  }
});
