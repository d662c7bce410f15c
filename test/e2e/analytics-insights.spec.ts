import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { csvFile, zipFile } from "../../packages/tiktok-exports/fixtures/index.ts";
import { sampleFiles } from "../../packages/tiktok-exports/index.ts";
import { choose, open, WORDS } from "./analytics.ts";
import { expect, LANGUAGES, test } from "./journey.ts";
import { press } from "./press.ts";

// What follows from the figures: the week's plan, clocks, comparisons, what is taken away.

const LABELS = {
  en: {
    plan: "This week.",
    clock: "The file’s hours are on",
    unknown: /^Hours are those in the file/,
    show: "Show them on",
    word: /Compare by a word/,
    withFew: /It takes three/,
    history: /Save the history/,
    historyKind: "History saved here",
    kitInGreek: /Media kit.*In Greek/,
    kitInEnglish: /Media kit.*In English/,
    contact: /^Contact/,
    compare: "Compare",
    order: "Saves per 1,000 views",
    engagement: "Engagement rate",
    reversed: "The first day comes after the last.",
  },
  el: {
    plan: "Αυτή την εβδομάδα.",
    clock: "Οι ώρες του αρχείου είναι σε",
    unknown: /^Οι ώρες είναι του αρχείου/,
    show: "Δείξε τες στο",
    word: /Σύγκρινε με δική σου λέξη/,
    withFew: /χρειάζονται τρία/,
    history: /Αποθήκευσε το ιστορικό/,
    historyKind: "Ιστορικό που αποθήκευσες εδώ",
    kitInGreek: /Media kit.*Στα ελληνικά/,
    kitInEnglish: /Media kit.*Στα αγγλικά/,
    contact: /^Επικοινωνία/,
    compare: "Σύγκρινε",
    order: "Αποθηκεύσεις ανά 1.000 προβολές",
    engagement: "Ποσοστό αλληλεπίδρασης",
    reversed: "Η πρώτη μέρα είναι μετά την τελευταία.",
  },
} as const;

async function openSample(page: Page, language: keyof typeof LABELS) {
  await open(page, language);
  await press(page.getByRole("button", { name: WORDS[language].sample }));
  await expect(page.getByRole("heading", { name: "@samplecreator" })).toBeFocused();
}

for (const language of LANGUAGES) {
  const labels = LABELS[language];

  test(`what to do this week comes before any chart, ${language}`, async ({ page }) => {
    await openSample(page, language);
    const results = page.locator(".an-results");
    await expect(results.getByRole("heading").nth(1)).toHaveText(labels.plan);
    await expect(page.locator("#plan").getByRole("listitem")).toHaveCount(3);
    await press(page.getByRole("button", { name: labels.order }));
    await expect(page.locator("#posts").getByText(labels.order)).toHaveCount(11);
    await page.getByLabel(labels.word).fill("nothing like it");
    await expect(page.getByText(labels.withFew)).toBeVisible();
  });

  test(`what to do this week leaves no hole, ${language}`, async ({ page }) => {
    await openSample(page, language);
    const steps = page.locator("#plan li");
    for (const width of [390, 700, 820, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Rows are full: each holds one, or all of them.
      const tops = await steps.evaluateAll((all) =>
        all.map((step) => Math.round(step.getBoundingClientRect().top)),
      );
      expect([1, tops.length], `${width} px`).toContain(new Set(tops).size);
    }
  });

  test(`hours are read on another clock, ${language}`, async ({ page }) => {
    await openSample(page, language);
    const hours = page.locator("#hours");
    const window = page.locator(".an-results .an-score-value").last();
    const before = await window.textContent();
    await expect(hours.getByText(labels.unknown)).toBeVisible();
    // Taipei is eight hours from UTC, the browser's own clock another.
    await hours.getByLabel(labels.clock).selectOption("480");
    await expect(hours.getByLabel(labels.show)).toBeVisible();
    await expect(hours.getByText(labels.unknown)).toHaveCount(0);
    await expect(window).not.toHaveText(before ?? "");
    await hours.getByLabel(labels.clock).selectOption("");
    await expect(window).toHaveText(before ?? "");
  });

  test(`a history that was saved is opened again, ${language}`, async ({ page }) => {
    await open(page, language);
    await choose(page, ...sampleFiles(new Date(), "UTC"));
    const score = page.locator(".an-results .an-score");
    await expect(score).toBeVisible();
    const figures = await score.textContent();
    const saving = page.waitForEvent("download");
    await press(page.getByRole("button", { name: labels.history }));
    const saved = await (await saving).path();
    await press(page.getByRole("button", { name: WORDS[language].clear }));
    await choose(page, { name: "history.json", bytes: await readFile(saved) });
    await expect(page.getByText(labels.historyKind)).toBeVisible();
    await expect(score).toHaveText(figures ?? "");
  });

  test(`the kit is printed on two pages in the other language, ${language}`, async ({ page }) => {
    const other = language === "en" ? "el" : "en";
    await openSample(page, language);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByLabel(labels.contact).fill("brands@example.com");
    await press(
      page.getByRole("button", {
        name: other === "el" ? labels.kitInGreek : labels.kitInEnglish,
      }),
    );
    await expect(page.locator("body[data-printed]")).toBeAttached();
    const kit = page.locator("body > article");
    await expect(kit).toHaveAttribute("lang", other);
    await expect(kit).toContainText(LABELS[other].engagement);
    await expect(kit).toContainText("brands@example.com");
    await expect(kit).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(kit).toHaveCount(0);
  });

  test(`two stretches of days stand side by side, ${language}`, async ({ page }) => {
    await openSample(page, language);
    const compare = page.locator("#compare");
    await press(compare.getByRole("button", { name: labels.compare }));
    await expect(compare.getByRole("row")).toHaveCount(8);
    const from = compare.locator("input[type=date]").first();
    await from.fill("2030-01-01");
    await press(compare.getByRole("button", { name: labels.compare }));
    await expect(compare.getByText(labels.reversed)).toBeVisible();
  });
}

test("another account of the same files is compared with", async ({ page }) => {
  await open(page, "en");
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
  const table = (views: number) => [
    ["Date", "Video Views"],
    ...Array.from({ length: 20 }, (_, index) => [day(index), views]),
  ];
  await choose(
    page,
    zipFile("Overview_2026-01-01_1768953600_first.zip", { "Overview.csv": table(100) }),
    zipFile("Overview_2026-01-01_1768953600_second.zip", { "Overview.csv": table(250) }),
  );
  const compare = page.locator("#compare");
  await press(compare.getByRole("button", { name: "Compare" }));
  await expect(compare.getByRole("row", { name: /Views a day/ })).toHaveText(/100.*250/);
  await expect(compare.getByRole("columnheader").nth(1)).toContainText("@first");
  await expect(compare.getByRole("columnheader").nth(2)).toContainText("@second");
});

test("a year that was counted is corrected", async ({ page }) => {
  await open(page, "en");
  await choose(
    page,
    csvFile("Overview.csv", [
      ["Date", "Video Views"],
      ["March 1", 10],
      ["March 2", 20],
      ["March 4", 30],
    ]),
  );
  await expect(page.getByText(/1 day missing/)).toBeVisible();
  const year = String(new Date().getFullYear() - 2);
  await press(page.getByRole("button", { name: year, exact: true }));
  await expect(page.locator(".an-results-head")).toContainText(year);
});
