import { PUBLIC_PATHS } from "../support/site.ts";
import { expect, LANGUAGES, SITES, test } from "./journey.ts";

/** A phone, a tablet, a desk; heights in which every page has a scroll bar. In CSS pixels. */
const WIDTHS_PX = [390, 820, 1440];
const HEIGHT_PX = 500;

/** It goes on to another page by itself. */
const LEAVING = "/apply-redirect";

// What is laid out later with script is all there without.
test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(`nothing scrolls sideways in ${language}, where scroll bars take room`, async ({ page }) => {
    test.setTimeout(240_000);
    const wide: string[] = [];
    for (const path of PUBLIC_PATHS.filter((each) => each !== LEAVING)) {
      await page.goto(`${SITES[language]}${path}`, { waitUntil: "domcontentloaded" });
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        const { room, content } = await page.evaluate(() => ({
          room: document.documentElement.clientWidth,
          content: document.documentElement.scrollWidth,
        }));
        expect(room, `${path} has a scroll bar`).toBeLessThan(width);
        if (content > room) wide.push(`${path} at ${width}: ${content} in ${room}`);
      }
    }
    expect(wide).toEqual([]);
  });
}
