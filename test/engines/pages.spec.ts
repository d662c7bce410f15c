import { expect, LANGUAGES, PHONE, SITES, test } from "./journey.ts";
import { layOutWhole, pictureFaults, wholeness } from "./wholeness.ts";

/** One of each kind that a visitor sees. */
const PAGES = [
  "/",
  "/about",
  "/services",
  "/services/tiktok-live",
  "/case-studies",
  "/brands",
  "/creators/join",
  "/careers",
  "/blog",
  "/blog/tiktok-growth-strategies",
  "/tiktok-analytics",
  "/contact",
];

/** Low enough for every page to have a scroll bar. */
const DESK = { width: 1440, height: 700 };

for (const language of LANGUAGES) {
  for (const window of [PHONE, DESK]) {
    test.describe(`${window.width} px, ${language}`, () => {
      test.use({ window });

      test("pages are whole: pictures, fonts, nothing sideways", async ({ tab }) => {
        const faults: string[] = [];
        for (const path of PAGES) {
          await tab.open(SITES[language] + path);
          await tab.until(true, layOutWhole);
          const { width, room, content, failedFonts } = await tab.run(wholeness);
          expect(room, `${path} has a scroll bar`).toBeLessThan(width);
          if (content > room) faults.push(`${path}: ${content} px in ${room}`);
          const found = [...failedFonts, ...(await tab.run(pictureFaults))];
          faults.push(...found.map((fault) => `${path}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}
