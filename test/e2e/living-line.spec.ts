import type { Page } from "@playwright/test";
import { expect, SITES, test } from "./journey.ts";

/** What moves on the page now or would by scrolling, by its keyframes. */
const moving = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.removeAttribute("data-first-view");
    const names = document.getAnimations().flatMap((one) => {
      return one instanceof CSSAnimation ? [one.animationName] : [];
    });
    return [...new Set(names)];
  });

/** How many pixels of a field are clipped away at its right; undefined when none are. */
const clipped = (page: Page, field: string) =>
  page.locator(field).evaluate((element) => getComputedStyle(element).clipPath);

test("lines and fields draw themselves as they are scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(SITES.en);
  await expect
    .poll(() => moving(page))
    .toEqual(expect.arrayContaining(["wipe-field", "draw-line"]));
  const field = ".home-approach";
  await page.locator(field).evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top - innerHeight + 30);
  });
  await expect.poll(() => clipped(page, field)).toMatch(/^inset\(0px [1-9][\d.]*% 0px 0px\)$/);
  // Its first words begin no higher than where it is whole.
  const room = await page.locator(`${field} .d2`).evaluate((words) => {
    const top = words.closest("section")?.getBoundingClientRect().top ?? 0;
    return words.getBoundingClientRect().top - top;
  });
  expect(room).toBeGreaterThanOrEqual(64);
  await page.evaluate(() => scrollBy(0, 100));
  await expect.poll(() => clipped(page, field)).toBe("none");
});

test("nothing moves by itself where motion is reduced, nor on paper", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/about", "/creators", "/services/production"]) {
    await page.goto(SITES.en + path);
    expect(await moving(page), path).toEqual([]);
  }
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  expect(await moving(page)).toEqual([]);
});
