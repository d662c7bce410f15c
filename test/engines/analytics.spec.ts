import { writeFileSync } from "node:fs";
import { zipFile } from "../../packages/tiktok-exports/fixtures/build-export.ts";
import { isAlive } from "../support/alive.ts";
import { expect, LANGUAGES, SITES, test } from "./journey.ts";

const DEFLATED = 6;
const EXPORT = zipFile(
  "Overview_2026-01-01_1767398400_kalliopelive.zip",
  {
    "Overview.csv": [
      ["Date", "Video Views", "Profile Views", "Likes", "Comments", "Shares"],
      ["January 1", 111, 11, 10, 2, 1],
      ["January 2", 222, 22, 20, 4, 2],
    ],
  },
  DEFLATED,
);

for (const language of LANGUAGES) {
  test(`a creator's own export is read, ${language}`, async ({ tab }, info) => {
    const file = info.outputPath(EXPORT.name);
    writeFileSync(file, EXPORT.bytes);
    await tab.open(`${SITES[language]}/tiktok-analytics`);
    // The tool comes alive after the header.
    await tab.until(true, isAlive, "main input[type=file]");
    await tab.attach("main input[type=file]", file);
    await tab.until("@kalliopelive", () => document.activeElement?.textContent?.trim());
    expect(await tab.text(".an-results .an-score")).toContain("333");
    expect(await tab.text(".an-file")).toContain(EXPORT.name);
  });
}
