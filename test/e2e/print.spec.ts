import { violations } from "./axe.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";

/** One page of each kind that somebody may want on paper. */
const PAGES = [
  "/",
  "/about",
  "/services/tiktok-live",
  "/case-studies/urban-fit",
  "/blog/tiktok-growth-strategies",
  "/brands/playbook",
  "/terms",
  "/contact",
  "/creators/join",
  "/search?q=live",
];
/** An A4 page between its margins, in CSS pixels. */
const PAPER = { width: 658, height: 1000 };

for (const language of LANGUAGES) {
  test(`paper is white, its ink is dark and it holds the page alone, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("nuxt-color-mode", "dark"));
    for (const path of PAGES) {
      await page.goto(SITES[language] + path);
      await hydrated(page);
      await page.emulateMedia({ media: "print" });
      for (const part of [".skip-link", ".header", ".footer", ".loading-bar"]) {
        await expect(page.locator(part), `${path} ${part}`).toBeHidden();
      }
      const { scheme, ground, adjust } = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return {
          scheme: style.colorScheme,
          ground: style.backgroundColor,
          adjust: getComputedStyle(document.querySelector("main *") ?? document.body)
            .printColorAdjust,
        };
      });
      expect({ scheme, ground, adjust }, path).toEqual({
        scheme: "light",
        ground: "rgb(255, 255, 255)",
        adjust: "exact",
      });
      const found = (await violations(page)).filter((line) => line.startsWith("color-contrast"));
      expect(found, path).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
  });
}
