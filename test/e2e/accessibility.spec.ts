import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../support/site.ts";
import { MODES, violations, WIDTHS_PX } from "./axe.ts";
import { expect, hydrated, LANGUAGES, laidOut, SITES, test } from "./journey.ts";

/** This page goes on by itself, by script or by its head: both are taken out of it. */
const keepFromLeaving = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    // Outside the browser not every machine knows el.localhost.
    url.hostname = "localhost";
    const response = await route.fetch({ url: url.href, headers });
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<meta[^>]*http-equiv="refresh"[^>]*>|<script.*?<\/script>/gis, ""),
    });
  });

for (const language of LANGUAGES) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });
    for (const path of PUBLIC_PATHS) {
      test(path, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        if (path === "/apply-redirect") await keepFromLeaving(page, path);
        await page.goto(`${SITES[language]}${path}`);
        if (path !== "/apply-redirect") await hydrated(page);
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of MODES) {
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
          }
        }
      });
    }

    test("opened states and error screens", async ({ page, expectConsole }) => {
      expectConsole(/404|400/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const colorScheme of MODES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`${SITES[language]}/about`);
        await hydrated(page);
        await page.locator(".nav-toggle").click();
        await expect(page.locator(".services-panel")).toBeVisible();
        expect(await violations(page), `dropdown, ${colorScheme}`).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator("[popovertarget=language-menu]").click();
        await expect(page.locator("#language-menu")).toBeVisible();
        expect(await violations(page), `language menu, ${colorScheme}`).toEqual([]);
        await page.keyboard.press("Escape");
        await page.setViewportSize({ width: 360, height: 800 });
        await page.locator(".menu-button").click();
        await page.locator("#menu summary").click();
        expect(await violations(page), `mobile menu, ${colorScheme}`).toEqual([]);
        for (const path of ["/nope", "/a%00b"]) {
          await page.goto(`${SITES[language]}${path}`);
          expect(await violations(page), `${path}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  });
}

test.describe("reflow", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of LANGUAGES) {
    test(`no page scrolls sideways at 320 px, ${language}`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of PUBLIC_PATHS) {
        await page.goto(`${SITES[language]}${path}`);
        await laidOut(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }
});
