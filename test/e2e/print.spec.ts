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
  "/nope",
];
/** An A4 page between its margins, in CSS pixels. */
const PAPER = { width: 658, height: 1000 };

for (const language of LANGUAGES) {
  test(`paper is white, its ink is dark and it holds the page alone, in ${language}`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(180_000);
    expectConsole(/404/);
    await page.setViewportSize(PAPER);
    // As browsers print: by day, whatever the device shows. The night is the visitor's own choice.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("nuxt-color-mode", "dark"));
    for (const path of PAGES) {
      await page.goto(SITES[language] + path);
      await hydrated(page);
      await expect(page.locator("html"), path).toHaveClass(/\bdark\b/);
      await page.emulateMedia({ media: "print" });
      for (const part of [".skip-link", ".header", ".footer", ".loading-bar"]) {
        await expect(page.locator(part), `${path} ${part}`).toBeHidden();
      }
      const paper = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return {
          scheme: style.colorScheme,
          ground: style.backgroundColor,
          ink: getComputedStyle(document.body).color,
          adjust: getComputedStyle(document.querySelector("main *") ?? document.body)
            .printColorAdjust,
        };
      });
      expect(paper, path).toEqual({
        scheme: "light",
        ground: "rgb(255, 255, 255)",
        ink: "rgb(10, 20, 36)",
        adjust: "exact",
      });
      expect(await violations(page, { colorsOnly: true }), path).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
  });
}
