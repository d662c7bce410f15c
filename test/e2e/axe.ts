import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, laidOut } from "./journey.ts";

/** The rules of quality.md, "Accessibility". */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Those of them that look at colours: all that a mode can change. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
export const MODES = ["light", "dark"] as const;
/** As wide as a page of 1280 px is at 400 % (WCAG 1.4.10). */
const REFLOW_WIDTH_PX = 320;

/** What is seen of a page: how wide it is changes its build, its mode changes its colours. */
type Look = { width: 360 | 1280; colorScheme: (typeof MODES)[number]; colorsOnly?: boolean };

/**
 * For a page that is looked at in both languages: each width and each mode once in either, crossed, so
 * that together they are all four.
 */
export const LOOKS: Readonly<Record<"en" | "el", readonly Look[]>> = {
  en: [
    { width: 360, colorScheme: "light" },
    { width: 1280, colorScheme: "dark" },
  ],
  el: [
    { width: 360, colorScheme: "dark" },
    { width: 1280, colorScheme: "light" },
  ],
};
/** For a page that is looked at in one language: the second mode for its colours alone. */
export const ALL_LOOKS: readonly Look[] = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark", colorsOnly: true },
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark", colorsOnly: true },
];

type Rules = { colorsOnly?: boolean };

/** What axe finds on the page once all of it is laid out, one line a finding. */
export async function violations(page: Page, rules: Rules = {}): Promise<string[]> {
  await laidOut(page);
  return findings(page, rules);
}

const builderModules = createRequire(
  createRequire(import.meta.url).resolve("@axe-core/playwright"),
);
/** axe without its comments: the builder would have each page read 1.5 MB, more than twice as much. */
const AXE = readFileSync(builderModules.resolve("axe-core/axe.min.js"), "utf8");
/** Stands in for axe where a page has it already: the builder sends it twice for each scan. */
const NOTHING_MORE = "undefined";

/** What axe finds on the page as it is now. */
export async function findings(page: Page, { colorsOnly = false }: Rules = {}): Promise<string[]> {
  const hasAxe = await page.evaluate(() => "axe" in window);
  const builder = new AxeBuilder({ page, axeSource: hasAxe ? NOTHING_MORE : AXE });
  // Pages have no frames, and nobody reads what passed: a third of the time with both.
  const axe = builder.setLegacyMode().options({
    runOnly: colorsOnly ? { type: "rule", values: COLOR_RULES } : { type: "tag", values: TAGS },
    resultTypes: ["violations"],
    ...(!colorsOnly && { rules: { "target-size": { enabled: true } } }),
  });
  const { violations: found } = await axe.analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}

/** No findings in these looks, and no scrolling sideways on the narrowest screen. */
export async function expectAccessible(
  page: Page,
  looks: readonly Look[],
  state = "page",
): Promise<void> {
  for (const { width, colorScheme, colorsOnly = false } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await violations(page, { colorsOnly });
    expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
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
