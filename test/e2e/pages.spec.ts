import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../support/site.ts";
import { expectAccessible, LOOKS } from "./axe.ts";
import {
  expect,
  HTTP_TOO,
  hydrated,
  LANGUAGES,
  quiet,
  SITES,
  someNetwork,
  test,
} from "./journey.ts";
import { reach } from "./sites.ts";

/** It goes on to another page by itself. */
const LEAVING = "/apply-redirect";

/** Pages that bring something of their own: a film, islands, an upload, a worker. */
const KINDS = ["/", "/services/tiktok-live", "/careers/apply", "/tiktok-analytics"];

// One visitor of a language looks at one page after the other, in one tab: a browser of its own for each
// is a third of what opening a page costs. Cookies and storage are emptied between two pages.
test.use({ reuseContext: true, extraHTTPHeaders: { "x-forwarded-for": someNetwork() } });

/** What the browser's content policy refused on the page, as it happens. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return refused;
}

/** Takes out of the page what it goes on with: scripts, and a line of its head. */
const keepFromLeaving = (page: Page) =>
  page.route(`**${LEAVING}`, async (route) => {
    const { url, headers } = reach(route.request().url());
    const response = await route.fetch({
      url,
      headers: { ...(await route.request().allHeaders()), ...headers },
    });
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<meta[^>]*http-equiv="refresh"[^>]*>|<script.*?<\/script>/gis, ""),
    });
  });

for (const language of LANGUAGES) {
  test.describe(`pages in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });
    // One visit for all of it: loading and taking over a page is most of what a check costs.
    for (const path of PUBLIC_PATHS) {
      test(`${path} opens without an error, reflows, and axe finds nothing`, async ({ page }) => {
        const refused = await watchPolicy(page);
        await page.emulateMedia({ reducedMotion: "reduce" });
        if (path === LEAVING) await keepFromLeaving(page);
        const response = await page.goto(`${SITES[language]}${path}`);
        expect(response?.status()).toBe(200);
        if (path !== LEAVING) await hydrated(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(refused).toEqual([]);
        await expectAccessible(page, LOOKS[language]);
      });
    }

    test(
      "one of each kind is opened without an error and a word of its policy",
      HTTP_TOO,
      async ({ page }) => {
        const refused = await watchPolicy(page);
        for (const path of KINDS) {
          expect((await page.goto(`${SITES[language]}${path}`))?.status(), path).toBe(200);
          await hydrated(page);
          await quiet(page);
          expect(refused, path).toEqual([]);
        }
      },
    );

    test(`${LEAVING} with its scripts opens without an error, too`, async ({ page }) => {
      const refused = await watchPolicy(page);
      const response = await page.goto(`${SITES[language]}${LEAVING}`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      expect(refused).toEqual([]);
    });
  });
}
