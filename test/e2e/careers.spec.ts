import * as elErrors from "../../content/el/messages/errors.ts";
import * as enErrors from "../../content/en/messages/errors.ts";
import { OPENINGS } from "../../content/facts/openings.ts";
import { expect, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

const ERRORS = { en: enErrors.errors, el: elErrors.errors };

for (const language of LANGUAGES) {
  test(`everybody of the crew leads to their job, in ${language}`, async ({ page }) => {
    await page.goto(`${SITES[language]}/careers`);
    const crew = page.locator(".careers-wall").getByRole("link");
    await expect(crew).toHaveCount(OPENINGS.length);
    const faces = await page
      .locator(".careers-wall img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(new Set(faces).size).toBe(OPENINGS.length);
    await press(crew.nth(2));
    await expect(page.locator(`#${OPENINGS[2].id}`)).toHaveAttribute("open", "");
    await page.goto(`${SITES[language]}/careers/${OPENINGS[2].id}`);
    await expect(page.locator(".careers-stage-frame img")).toHaveAttribute("src", faces[2] ?? "");
    // From there everybody else leads on to their own.
    const others = page.locator(".careers-wall").getByRole("link");
    await expect(others).toHaveCount(OPENINGS.length - 1);
    const next = others.last();
    const [title = ""] = await next.locator("b").allTextContents();
    await press(next);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  test.describe(`from an address that leads nowhere, without script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });
    test("one searches on", async ({ page, expectConsole }) => {
      expectConsole(/404/);
      await page.goto(`${SITES[language]}/nope`);
      const { label, button } = ERRORS[language].search;
      await page.getByRole("searchbox", { name: label }).fill("live");
      await press(page.getByRole("button", { name: button, exact: true }));
      await expect(page).toHaveURL(`${SITES[language]}/search?q=live`);
    });
  });
}
