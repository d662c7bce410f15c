import { AxeBuilder } from "@axe-core/playwright";
import { ALL_LOOKS, expectAccessible } from "./axe.ts";
import { expect, hydrated, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

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
    ["el", "xyzzyqwfp"],
    ["en", ""],
  ] as const) {
    test(`has an accessible page in ${language} for “${query}”`, async ({ page }) => {
      await page.goto(`${SITES[language]}/search?q=${query}`);
      await expectAccessible(page, ALL_LOOKS);
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
      await press(page.locator(".found-hit").first());
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
