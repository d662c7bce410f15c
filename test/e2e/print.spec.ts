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
      for (const part of [".skip-link", ".strip", ".nav-list", ".footer", ".loading-bar"]) {
        await expect(page.locator(part).first(), `${path} ${part}`).toBeHidden();
      }
      // Whose paper it is; the playbook has a cover of its own.
      const mark = page.locator(".header .home-link").first();
      await expect(mark, path).toBeVisible({ visible: path !== "/brands/playbook" });
      // Nothing is pressed on paper: a link says where it leads instead.
      await expect(page.locator("main button.button").filter({ visible: true }), path).toHaveCount(
        0,
      );
      await expect(page.locator("main .button-cap").filter({ visible: true }), path).toHaveCount(0);
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

test("a case on paper has its storyboard in one row, and every outcome", async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(`${SITES.en}/case-studies/urban-fit`);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const frames = page.locator("main ol > li:has(img[width='180'])");
  await expect(frames).toHaveCount(4);
  const tops = await frames.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  // Nothing can be chosen: options are gone, all that follows from them is there.
  await expect(page.locator("main input[name=decide]").filter({ visible: true })).toHaveCount(0);
  const outcomes = page.locator("main [id^='decided-']");
  await expect(outcomes.filter({ visible: true })).toHaveCount(await outcomes.count());
  expect(await outcomes.count()).toBeGreaterThan(1);
});

test("sections of a page that are grounds stay on one sheet", async ({ page }) => {
  await page.goto(`${SITES.en}/about`);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  for (const part of [".field-blue", ".about-rules", ".about-story"]) {
    await expect(page.locator(`main ${part}`).first()).toHaveCSS("break-inside", "avoid");
  }
});
