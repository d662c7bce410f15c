import { findings, MODES, violations } from "./axe.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

for (const language of LANGUAGES) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });
    test("opened states and error screens", async ({ page, expectConsole }) => {
      // The router says so of an address with a bad escape.
      expectConsole(/404|400/, /could not be decoded/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const colorScheme of MODES) {
        // A mode changes colours alone.
        const colorsOnly = colorScheme === "dark";
        const found = () => violations(page, { colorsOnly });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`${SITES[language]}/about`);
        await hydrated(page);
        await press(page.locator(".nav-toggle"));
        await expect(page.locator(".services-panel")).toBeVisible();
        expect(await found(), `dropdown, ${colorScheme}`).toEqual([]);
        await page.keyboard.press("Escape");
        await press(page.locator("[popovertarget=language-menu]"));
        await expect(page.locator("#language-menu")).toBeVisible();
        expect(await found(), `language menu, ${colorScheme}`).toEqual([]);
        await page.keyboard.press("Escape");
        await page.setViewportSize({ width: 360, height: 800 });
        await press(page.locator(".menu-button"));
        await press(page.locator("#menu summary"));
        expect(await found(), `mobile menu, ${colorScheme}`).toEqual([]);
        for (const path of ["/nope", "/a%ffb"]) {
          await page.goto(`${SITES[language]}${path}`);
          expect(await found(), `${path}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  });
}

/** Pages with sections on a ground of their own, tall ones among them. */
const TALL = ["/", "/about", "/brands", "/case-studies/nextgen-gaming", "/services/production"];

for (const language of LANGUAGES) {
  test(`axe finds nothing in ${language} before far sections are laid out`, async ({ page }) => {
    // Slow ones: what lays out the rest of the page never arrives.
    await page.route("**/assets/*.js", () => undefined);
    await page.setViewportSize({ width: 360, height: 900 });
    for (const path of TALL) {
      await page.goto(SITES[language] + path, { waitUntil: "domcontentloaded" });
      await expect(page.locator("html")).toHaveAttribute("data-first-view", "near");
      for (const colorScheme of MODES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // A mode changes colours alone.
        const colorsOnly = colorScheme === "dark";
        expect(await findings(page, { colorsOnly }), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("soft inks and hairlines are full ones for whoever asks for more contrast", async ({
  page,
}) => {
  for (const colorScheme of MODES) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    await page.goto(`${SITES.en}/contact`);
    const colors = () =>
      page
        .locator("main .lead")
        .first()
        .evaluate((lead) => ({
          soft: getComputedStyle(lead).color,
          full: getComputedStyle(document.body).color,
        }));
    const usual = await colors();
    expect(usual.soft).not.toBe(usual.full);
    await page.emulateMedia({ colorScheme, contrast: "more" });
    const more = await colors();
    expect(more.soft).toBe(more.full);
  }
});
