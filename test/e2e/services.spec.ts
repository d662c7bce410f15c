import type { Page } from "@playwright/test";
import * as el from "../../content/el/pages/services.ts";
import * as en from "../../content/en/pages/services.ts";
import { CAMERA_PLANS } from "../../content/facts/camera-plans.ts";
import { MATCHING, RUN_SHEET } from "../../content/facts/service-examples.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";

const WORDS = { en, el };

/** Whether a picture is one that a visitor sees. */
const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((element, index) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      return isSeen ? [index] : [];
    }),
  );

for (const language of LANGUAGES) {
  test.describe(`what a service shows, operated by keyboard without script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });
    const words = WORDS[language];

    test("a contract: as it came, with notes, as it is signed", async ({ page }) => {
      await page.goto(`${SITES[language]}/services/talent-management`);
      const { contract } = words.serviceTalentManagement;
      const [row] = contract.rows;
      const says = page.getByText(row?.says ?? "").first();
      const ask = page.getByText(row?.ask ?? "").first();
      await expect(says).toBeVisible();
      await expect(ask).toBeVisible();
      await page.getByRole("radio", { name: contract.drafts.notes }).focus();
      await page.keyboard.press("ArrowLeft");
      await expect(ask).toBeHidden();
      await expect(page.getByText(contract.open)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(says).toBeHidden();
      await expect(ask).toBeVisible();
      await expect(page.getByText(contract.signed)).toBeVisible();
    });

    test("a storyboard: three shows in the same four frames", async ({ page }) => {
      await page.goto(`${SITES[language]}/services/content-strategy`);
      const { shows } = words.serviceContentStrategy.hook;
      await page.getByRole("radio", { name: shows.items[0]?.name ?? "" }).focus();
      for (const [index, { lines }] of shows.items.entries()) {
        if (index > 0) await page.keyboard.press("ArrowRight");
        for (const line of lines) await expect(page.getByText(line)).toBeVisible();
        const others = shows.items.filter((_, other) => other !== index);
        for (const { lines: hidden } of others) {
          await expect(page.getByText(hidden[0] ?? "")).toBeHidden();
        }
      }
    });

    test("floor plans: a plan, a camera, and what it sees", async ({ page }) => {
      await page.goto(`${SITES[language]}/services/production`);
      const { items } = words.serviceProduction.plans;
      const plan = page.locator("[name=plan]");
      await plan.nth(2).focus();
      await page.keyboard.press("ArrowRight");
      const cameras = page.locator("[name=camera-4]");
      await expect(cameras).toHaveCount(CAMERA_PLANS[3]?.cameras.length ?? 0);
      await expect(page.locator("[name=camera-3]").first()).toBeHidden();
      await cameras.first().focus();
      for (const shot of items[3]?.shots.slice(1) ?? []) {
        await page.keyboard.press("ArrowRight");
        await expect(page.locator("figcaption").getByText(shot)).toBeVisible();
      }
      const shown = await seen(page, "figure img");
      expect(shown).toHaveLength(1);
    });

    test("a night: the hall and the phone go along with the line", async ({ page }) => {
      await page.goto(`${SITES[language]}/services/creator-events`);
      const moments = page.locator("[name=moment]");
      const halls = "[src*='-hall']";
      await expect(moments).toHaveCount(RUN_SHEET.length);
      const peak = RUN_SHEET.findIndex(({ moment }) => moment === "peak");
      expect(await seen(page, halls)).toEqual([peak]);
      await moments.nth(peak).focus();
      for (let line = peak - 1; line >= 0; line--) {
        await page.keyboard.press("ArrowUp");
        expect(await seen(page, halls)).toEqual([line]);
      }
    });

    test("a shortlist: without script all lines count, and nothing offers to change it", async ({
      page,
    }) => {
      await page.goto(`${SITES[language]}/services/brand-partnerships`);
      await expect(page.locator("tbody [type=checkbox]").first()).toBeHidden();
      for (const { scores } of MATCHING.hosts) {
        const total = scores.reduce<number>((sum, score) => sum + score, 0);
        await expect(page.locator("tfoot td b").getByText(String(total))).toBeVisible();
      }
    });
  });
}

test("a line taken out of the shortlist is out of the sum, and by size alone another is in front", async ({
  page,
}) => {
  await page.goto(`${SITES.en}/services/brand-partnerships`);
  await hydrated(page);
  const boxes = page.locator("tbody [type=checkbox]");
  const count = await boxes.count();
  for (let line = 0; line < count - 1; line++) {
    await boxes.nth(line).focus();
    await page.keyboard.press("Space");
  }
  const totals = page.locator("tfoot tr").first().locator("td b");
  await expect(totals).toHaveText(MATCHING.hosts.map(({ scores }) => String(scores.at(-1))));
  await expect(page.getByRole("status").filter({ hasText: "@" })).toContainText(
    `@${MATCHING.hosts[1].handle}`,
  );
});
