import { PUBLIC_PATHS } from "../support/site.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";

for (const language of LANGUAGES) {
  test.describe(`pages in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });
    for (const path of PUBLIC_PATHS) {
      test(`${path} opens without an error or a policy violation`, async ({ page }) => {
        const violations: string[] = [];
        await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
        await page.addInitScript(() => {
          document.addEventListener("securitypolicyviolation", (event) => {
            (window as unknown as { reportViolation(text: string): void }).reportViolation(
              `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
            );
          });
        });
        const response = await page.goto(`${SITES[language]}${path}`);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(violations).toEqual([]);
      });
    }
  });
}
