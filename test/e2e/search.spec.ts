import { AxeBuilder } from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { ALL_LOOKS, expectAccessible } from "./axe.ts";
import { expect, hydrated, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
}

test.describe("search", () => {
  test("opens on Ctrl K, finds while typing, and is worked by keys alone", async ({ page }) => {
    await page.goto(`${SITES.en}/about`);
    await hydrated(page);
    const trigger = page.getByRole("link", { name: "Search" });
    await trigger.focus();
    await page.keyboard.press("Control+KeyK");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("live manag");
    await expect(dialog.getByRole("status")).toContainText("results for “live manag”");
    const results = await new AxeBuilder({ page }).include("dialog[open]").analyze();
    expect(results.violations).toEqual([]);

    await page.keyboard.press("ArrowDown");
    const first = dialog.getByRole("link").first();
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const target = await first.getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${SITES.en}${target}`);
    await expect(dialog).toBeHidden();
  });

  test("closes on Escape and gives focus back", async ({ page }) => {
    await page.goto(`${SITES.el}/about`);
    await hydrated(page);
    const trigger = page.getByRole("link", { name: "Αναζήτηση" });
    await press(trigger);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("diafimisi");
    await expect(dialog.locator("mark").first()).toHaveText(/\p{Script=Greek}/u);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  for (const [language, query] of [
    ["en", "live"],
    ["el", "money"],
    ["el", "xyzzyqwfp"],
    ["en", ""],
  ] as const) {
    test(`has an accessible page in ${language} for “${query}”`, async ({ page }) => {
      await page.goto(`${SITES[language]}/search?q=${query}`);
      await expectAccessible(page, ALL_LOOKS);
    });
  }

  for (const [language, query, width] of [
    ["en", "live", 1440],
    ["el", "live", 1440],
    ["el", "offices", 1920],
    ["en", "what does it cost", 1100],
  ] as const) {
    test(`hangs the best on the line out of the field: ${language}, “${query}”, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(`${SITES[language]}/search?q=${encodeURIComponent(query)}`);
      const best = page.locator("main a[data-kind]").first();
      const field = await boxOf(page.locator("main").getByRole("searchbox"));
      const frame = await boxOf(best.locator("> :nth-child(1)"));
      const title = await boxOf(best.locator("> :nth-child(2)"));
      const bar = await boxOf(page.locator("header"));
      const line = field.y + field.height / 2;
      expect(Math.abs(frame.y + (frame.height * 10) / 16 - line)).toBeLessThanOrEqual(2);
      expect(frame.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(title.y + title.height).toBeLessThanOrEqual(line);
      expect(frame.x).toBeGreaterThan(field.x + field.width);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("is complete", async ({ page }) => {
      await page.goto(`${SITES.el}/about`);
      await press(page.getByRole("link", { name: "Αναζήτηση" }));
      await page.getByRole("searchbox").fill("συνεργασιες");
      await press(page.getByRole("button", { name: "Αναζήτηση" }));
      await expect(page).toHaveURL(/\/search\?q=/);
      await press(page.locator("main a[data-kind]").first());
      await expect(page).not.toHaveURL(/search/);
    });

    test("share tags are compared", async ({ page }) => {
      await page.goto(`${SITES.en}/test-og-differences`);
      await page.getByRole("combobox", { name: "Page" }).first().selectOption("/about");
      await press(page.getByRole("button", { name: "Compare" }));
      await expect(page).toHaveURL(/left=%2Fabout/);
      await expect(page.getByRole("link", { name: `${SITES.en}/about` })).toBeVisible();
    });
  });
});
