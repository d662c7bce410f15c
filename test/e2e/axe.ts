import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, laidOut } from "./journey.ts";

/** The rules of quality.md, "Accessibility". */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS_PX = [360, 1280];
export const MODES = ["light", "dark"] as const;
/** As wide as a page of 1280 px is at 400 % (WCAG 1.4.10). */
const REFLOW_WIDTH_PX = 320;

/** What axe finds on the page once all of it is laid out, one line a finding. */
export async function violations(page: Page): Promise<string[]> {
  await laidOut(page);
  return findings(page);
}

/** What axe finds on the page as it is now. */
export async function findings(page: Page): Promise<string[]> {
  // Pages have no frames, and nobody reads what passed: a third of the time with both.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: TAGS,
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
  });
  const { violations: found } = await axe.analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}

/** No findings at both widths in both modes, and no scrolling sideways on the narrowest screen. */
export async function expectAccessible(page: Page, state = "page"): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of MODES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violations(page), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: REFLOW_WIDTH_PX, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Opens whatever can be opened on the page. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
