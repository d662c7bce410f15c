import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { csvFile, textFile } from "../../packages/tiktok-exports/fixtures/index.ts";
import { choose, open, WORDS } from "./analytics.ts";
import { ALL_LOOKS, expectAccessible } from "./axe.ts";
import { expect, LANGUAGES, test } from "./journey.ts";
import { press } from "./press.ts";

// How the analytics tool shows what it has read: on screens, on paper, to assistive technology.

for (const language of LANGUAGES) {
  test(`the results print on two A4 pages, by day, ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    // A mode that was chosen, beside the device's.
    await page.addInitScript(() => localStorage.setItem("nuxt-color-mode", "dark"));
    await open(page, language);
    await press(page.getByRole("button", { name: WORDS[language].sample }));
    await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    // As wide as a page's inside.
    await page.setViewportSize({ width: 688, height: 1_000 });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const hidden of [".header", ".footer", ".an-desk", ".an-nav", ".an-figures", ".an-take"]) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.locator("#posts li:visible")).toHaveCount(5);
    await expect(page.locator(".an-printed")).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    const [scheme, ground, ink] = await page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      return [colorScheme, backgroundColor, getComputedStyle(document.body).color];
    });
    expect([scheme, ground, ink]).toEqual(["light", "rgb(255, 255, 255)", "rgb(10, 20, 36)"]);
  });
}

test("long figures keep within their blocks", async ({ page }) => {
  const rows = Array.from({ length: 56 }, (_, day) => [
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    98_765_432 + day,
    1_234_567,
    3_456_789,
    12_345,
    6_789,
  ]);
  await open(page, "el");
  await choose(
    page,
    csvFile("Overview.csv", [
      ["Date", "Video Views", "Profile Views", "Likes", "Comments", "Shares"],
      ...rows,
    ]),
    csvFile("FollowerHistory.csv", [
      ["Date", "Followers"],
      ...rows.map(([date], day) => [date ?? "", 20_000_000 + day * 123_456]),
    ]),
  );
  await expect(page.locator(".an-results .an-score")).toContainText("2.765.4");
  for (const width of [320, 360, 390, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page), `at ${width}`).toEqual([]);
  }
});

for (const language of LANGUAGES) {
  test(`open tables fit a phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, language);
    await press(page.getByRole("button", { name: WORDS[language].sample }));
    await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
    for (const part of ["#growth", "#week", "#hours", "#themes"]) {
      const table = page.locator(`${part} table:visible`).last();
      await expect(table).toBeVisible();
      const beyond = await table.evaluate((element) => {
        const edge = document.documentElement.clientWidth;
        return [element, ...element.querySelectorAll("th, td")].filter(
          (cell) =>
            cell.getBoundingClientRect().right > edge || cell.scrollWidth > cell.clientWidth + 1,
        ).length;
      });
      expect(beyond, part).toBe(0);
    }
  });
}

test("posts to mend and to save are all there, and nothing of them is sent", async ({ page }) => {
  await open(page, "en");
  const rows = Array.from({ length: 20_000 }, (_, row) => [`secret ${row} #a${row % 20}`, row]);
  await press(page.getByRole("button", { name: WORDS.en.sample }));
  await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await choose(page, csvFile("Content.csv", [["Video title", "Total views"], ...rows]));
  await expect(page.locator("#hashtags")).toContainText("20,000");
  await page.getByLabel(/Compare by a word/).fill("secret 19999 ");
  await expect(page.locator("#themes")).toContainText("secret 19999");
  const saving = page.waitForEvent("download");
  await press(page.getByRole("button", { name: WORDS.en.posts }));
  const lines = (await readFile(await (await saving).path(), "utf8")).split("\r\n");
  expect(lines).toHaveLength(1 + rows.length);
  expect(sent.filter((request) => request.includes("secret"))).toEqual([]);
});

test("20,000 posts to mend make no list of 20,000", async ({ page }) => {
  await open(page, "en");
  await choose(
    page,
    csvFile("Content.csv", [
      ["Video title", "Video link", "Total views"],
      ...Array.from({ length: 20_000 }, (_, row) => [`clip ${row}`, `https://x.y/${row}`, row]),
    ]),
  );
  await expect(page.locator("#hashtags")).toBeVisible();
  await press(page.getByText("20,000 posts to mend"));
  await expect(page.locator(".an-outside li")).toHaveCount(101);
  await expect(page.locator(".an-outside li").last()).toContainText("19,900");
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(3_000);
});

test("axe finds nothing in the results, the questions and the problems", async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, "el");
  await press(page.getByRole("button", { name: WORDS.el.sample }));
  await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
  for (const summary of await page.locator(".an-results summary").all()) await press(summary);
  await expectAccessible(page, ALL_LOOKS, "results");
  await choose(
    page,
    textFile("notes.txt", "no table"),
    csvFile("export.csv", [
      ["Tag", "Anzahl", "Besuche"],
      ["2026-01-01", 1200, 30],
    ]),
  );
  await expect(page.locator(".an-question")).toBeVisible();
  await expectAccessible(page, ALL_LOOKS, "problems");
});

/** Figures of the score board that run over the edge of their block. */
function overflowing(page: Page): Promise<string[]> {
  return page.locator(".an-results .an-score-value").evaluateAll((values) =>
    values.flatMap((value) => {
      const text = document.createRange();
      text.selectNodeContents(value);
      const block = value.closest("div")?.getBoundingClientRect();
      const fits = block && text.getBoundingClientRect().right <= block.right;
      return fits ? [] : (value.textContent ?? "");
    }),
  );
}
