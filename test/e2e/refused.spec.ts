import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

/** Addresses that have a page, each of another kind, and are read alone. */
const READ_ALONE = ["/about", "/blog", "/services/production", "/search"];

for (const language of LANGUAGES) {
  test(`a refusal where a page stands is one page, and leads on, in ${language}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 405/);
    const origin = SITES[language];
    for (const path of READ_ALONE) {
      await page.goto(`${origin}/privacy`);
      const refused = page.waitForResponse((response) => response.status() === 405);
      await page.evaluate((action) => {
        const form = Object.assign(document.createElement("form"), { method: "post", action });
        document.body.append(form);
        form.submit();
      }, path);
      await refused;
      await expect(page).toHaveURL(origin + path);
      await hydrated(page);
      for (const part of ["header.header", "main", "h1", "footer"]) {
        await expect(page.locator(part), `${part} at ${path}`).toHaveCount(1);
      }
      await press(page.locator("header a[href='/contact']").first());
      await expect(page).toHaveURL(`${origin}/contact`);
      await expect(page.locator("main form").first()).toBeVisible();
    }
  });
}
