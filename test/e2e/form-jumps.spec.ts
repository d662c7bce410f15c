import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { errorSummary, FORMS, next, openForm, send } from "./answers.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

/** Later after a press than 500 ms, whatever moves counts as a jump of the page's own making. In milliseconds. */
const LATE_ANSWER_MS = 700;
/** What a tenth of a pixel or two comes to, of 1. */
const NO_JUMP = 0.001;

for (const language of LANGUAGES) {
  test(`nothing jumps when mistakes come back late in ${language}`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(120_000);
    expectConsole(/422|400/);
    await page.route("**/*", async (route) => {
      if (route.request().method() === "POST") await sleep(LATE_ANSWER_MS);
      await route.continue();
    });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      for (const path of Object.keys(FORMS)) {
        await openForm(page, language, path);
        await countJumps(page);
        await (path === "/brands/campaigns" ? next(page) : send(page));
        await expect(errorSummary(page)).toBeFocused();
        expect(await jumps(page), `${path} at ${viewport.width} px`).toBeLessThan(NO_JUMP);
      }
      await page.goto(`${SITES[language]}/account/sign-in`);
      await hydrated(page);
      await countJumps(page);
      await press(page.locator("main form [type=submit]").last());
      await expect(errorSummary(page)).toBeFocused();
      expect(await jumps(page), `sign-in at ${viewport.width} px`).toBeLessThan(NO_JUMP);
    }
  });
}

/** Has the page add up by how much things jump in it from now on; what its fonts moved as they came is over. */
const countJumps = (page: Page) =>
  page.evaluate(async () => {
    const window = globalThis as { jumped?: number };
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    await painted();
    window.jumped = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.jumped = (window.jumped ?? 0) + entry.value;
    }).observe({ type: "layout-shift" });
  });

/** Of what was painted until now: two frames later it has been told. */
const jumps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((globalThis as { jumped?: number }).jumped ?? 0)),
          ),
        ),
      ),
  );
