import type { Page } from "@playwright/test";
import { CASE_CHOICES, CASES, type CaseSlug } from "../../content/facts/case-studies.ts";
import type { Pages } from "../../content/types.ts";
import { expectAccessible, LOOKS } from "./axe.ts";
import { expect, LANGUAGES, laidOut, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { beginningOf, WORDS } from "./words.ts";

const PAGES = {
  "urban-fit": "caseUrbanFit",
  "fresh-food": "caseFreshFood",
  "glow-beauty": "caseGlowBeauty",
  "nextgen-gaming": "caseNextgenGaming",
} as const satisfies Record<CaseSlug, keyof Pages>;

/** Names of the pictures that a visitor sees of what may be chosen. */
const shown = (page: Page, slug: CaseSlug) =>
  page
    .locator(`img[src*="/${slug}-"][width="720"]`)
    .evaluateAll((all) =>
      all.flatMap((one, index) =>
        one.checkVisibility({ visibilityProperty: true }) ? [index] : [],
      ),
    );

for (const language of LANGUAGES) {
  test.describe(`case studies without script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });
    for (const { slug } of CASES) {
      test(`${slug}: each choice by keyboard, and what it led to`, async ({ page }) => {
        await page.goto(`${SITES[language]}/case-studies/${slug}`);
        const { decide, approach } = WORDS[language][PAGES[slug]];
        for (const { says } of approach.items) await expect(page.getByText(says)).toBeVisible();
        const choices = page.getByRole("group", { name: decide.legend }).getByRole("radio");
        await expect(choices).toHaveCount(CASE_CHOICES[slug].length);
        const all = CASE_CHOICES[slug].map((_, index) => index);
        if ("ask" in decide) {
          await expect(page.getByText(decide.ask)).toBeVisible();
          expect(await shown(page, slug)).toEqual([]);
          await expect(page.locator(`img[src*="/before-${slug}"]`)).toBeVisible();
        }
        await choices.first().focus();
        await page.keyboard.press("Space");
        for (const index of all) {
          if (index > 0) await page.keyboard.press("ArrowRight");
          await expect(choices.nth(index)).toBeChecked();
          expect(await shown(page, slug)).toEqual([index]);
          await expect(page.locator(`img[src*="/before-${slug}"]`)).toBeHidden();
          const outcome = page.locator(`#decided-${index + 1}`);
          await expect(outcome).toBeVisible();
          await expect(outcome).toContainText(beginningOf(decide.outcomes[index]?.title ?? ""));
          await expect(choices.nth(index)).toHaveAccessibleDescription(/\d/);
          for (const other of all.filter((one) => one !== index)) {
            await expect(page.locator(`#decided-${other + 1}`)).toBeHidden();
          }
        }
        await expect(page.getByText(beginningOf(decide.note))).toBeVisible();
      });
    }
  });

  test(`a dinner is voted for by finger, and nothing else moves, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${SITES[language]}/case-studies/fresh-food`);
    await laidOut(page);
    const { decide, vote } = WORDS[language].caseFreshFood;
    const section = page.locator("section").filter({ has: page.getByText(decide.lead) });
    await section.scrollIntoViewIfNeeded();
    const before = await section.boundingBox();
    // Its plate, named on the picture, then a button.
    await press(page.locator("label[for=choice-2]"));
    await expect(page.getByRole("radio", { name: vote.chicken, exact: true })).toBeChecked();
    await expect(page.locator("#decided-2")).toBeVisible();
    const choices = page.getByRole("group", { name: decide.legend });
    await press(choices.getByText(vote.orzo, { exact: true }));
    await expect(page.locator("#decided-1")).toBeVisible();
    expect((await section.boundingBox())?.height).toBe(before?.height);
    await expectAccessible(page, LOOKS[language]);
  });
}

/** How tall a chart's first column is drawn, of its height. */
const drawn = (page: Page) =>
  page
    .locator(".case-chart-column")
    .first()
    .evaluate((column) => {
      const { transform } = getComputedStyle(column);
      return transform === "none" ? 1 : new DOMMatrix(transform).d;
    });

test("a chart fills as it is scrolled to, and stands where nothing should move", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${SITES.en}/case-studies/fresh-food`);
  await page.locator("html:not([data-first-view])").waitFor({ state: "attached" });
  const scrollTo = (ahead: number) =>
    page.locator(".case-chart-columns").evaluate((chart, px) => {
      scrollBy(0, chart.getBoundingClientRect().top - innerHeight + px);
    }, ahead);
  await scrollTo(60);
  await expect.poll(() => drawn(page)).toBeLessThan(0.5);
  await scrollTo(880);
  await expect.poll(() => drawn(page)).toBe(1);
  await scrollTo(60);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await drawn(page)).toBe(1);
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  expect(await drawn(page)).toBe(1);
});
