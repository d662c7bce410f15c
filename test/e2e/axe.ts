import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { laidOut } from "./journey.ts";

/** The rules of quality.md, "Accessibility". */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
export const WIDTHS_PX = [360, 1280];
export const MODES = ["light", "dark"] as const;

/** What axe finds on the page as it is now, one line a finding. */
export async function violations(page: Page): Promise<string[]> {
  await laidOut(page);
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  const { violations: found } = await axe
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
