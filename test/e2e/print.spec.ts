import { countPages } from "../../scripts/pdf-facts.ts";
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

test("a page that is scrolled has its mark at the top of its first sheet", async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.goto(`${SITES.en}/brands/campaigns`);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const top = await page
    .locator(".header")
    .evaluate((header) => header.getBoundingClientRect().top + scrollY);
  expect(top).toBe(0);
  await expect(page.locator(".header")).toHaveCSS("border-block-end-width", "0px");
});

test("sections of a page that are grounds stay on one sheet", async ({ page }) => {
  await page.goto(`${SITES.en}/about`);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  for (const part of [".field-blue", ".about-rules", ".about-story"]) {
    await expect(page.locator(`main ${part}`).first()).toHaveCSS("break-inside", "avoid");
  }
});

/**
 * Sheets that a page may take: what it takes, and one more for words that grow. An empty sheet, figures that
 * fill one each and lists that lie open for a choice took two to three times as many.
 */
const SHEETS = {
  "/": 11,
  "/team": 4,
  "/services/production": 7,
  "/contact": 3,
  "/case-studies": 3,
  "/brands/partnerships": 6,
};

for (const language of LANGUAGES) {
  test(`a page takes no more sheets than it has to say, in ${language}`, async ({ page }) => {
    test.slow();
    for (const [path, most] of Object.entries(SHEETS)) {
      await page.goto(SITES[language] + path, { waitUntil: "networkidle" });
      await hydrated(page);
      const sheets = countPages(await page.pdf({ format: "A4", preferCSSPageSize: true }));
      expect(sheets, path).toBeGreaterThan(1);
      expect(sheets, path).toBeLessThanOrEqual(most);
    }
  });
}

test("what only a screen can do is left out of what is printed", async ({ page }) => {
  const left = {
    // Four plans in a row each, under their names; nothing chooses a plan or a camera.
    "/services/production": ["input[type=radio]"],
    // Neither a form that nobody fills in, nor a clock that stands still.
    "/contact": ["form", ".contact-clocks"],
    "/services/brand-partnerships": ["input[type=checkbox]"],
    "/blog": ["search"],
  };
  for (const [path, parts] of Object.entries(left)) {
    await page.goto(SITES.en + path);
    await hydrated(page);
    for (const part of parts) {
      const shown = page.locator(`main ${part}`).filter({ visible: true });
      expect(await shown.count(), `${path} ${part}`).toBeGreaterThan(0);
      await page.emulateMedia({ media: "print" });
      await expect(shown, `${path} ${part}`).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    }
  }
});
