import { randomUUID } from "node:crypto";
import { expectAccessible, LOOKS, openAll, violations } from "./axe.ts";
import { expect, HTTP_TOO, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { comeIn } from "./staff.ts";

for (const language of LANGUAGES) {
  const origin = SITES[language];
  test.describe(`addresses that moved, in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test(
      "what was asked for in vain is sent somewhere",
      HTTP_TOO,
      async ({ page, expectConsole }) => {
        expectConsole(/404|422/);
        const path = `/show-${randomUUID().slice(0, 8)}`;
        await page.goto(`${origin}${path}`);
        await comeIn(page, origin, "editor", "/admin/redirects");
        await press(
          page.locator(`a[href="/admin/redirects/new?path=${encodeURIComponent(path)}"]`),
        );
        await expect(page.locator("#path")).toHaveValue(path);
        await page.locator("#target").fill("/nowhere");
        await press(page.locator("main form [value=save]"));
        await expect(page.locator(".error-summary")).toBeFocused();
        await expect(page).toHaveTitle(language === "el" ? /^Πρόβλημα: / : /^Error: /);
        expect(await violations(page), "with errors").toEqual([]);
        await page.locator("#target").fill("/services");
        await press(page.locator("main form [value=save]"));
        await expect(page.locator(".notice-success")).toBeVisible();

        const visitor = await page.context().newPage();
        await visitor.goto(`${origin}${path}?from=poster`);
        await expect(visitor).toHaveURL(`${origin}/services?from=poster`);

        await press(page.locator(".staff-row-link", { hasText: path }));
        await expect(page.locator("#target")).toHaveValue("/services");
        await press(page.locator(".staff-confirm summary").first());
        await press(page.locator("[value=off]"));
        await expect(page.locator(".notice-success")).toBeVisible();
        expect((await visitor.goto(`${origin}${path}`))?.status()).toBe(404);
      },
    );

    test("all of it works without script", async ({ otherBrowser }) => {
      const path = `/show-${randomUUID().slice(0, 8)}`;
      const page = await otherBrowser({ javaScriptEnabled: false });
      await comeIn(page, origin, "editor", "/admin/redirects/new");
      await press(page.locator("main form [value=save]"));
      await expect(page.locator(".error-summary a")).toHaveCount(2);
      await page.locator("#path").fill(path);
      await page.locator("#target").fill("/services");
      await press(page.locator("main form [value=save]"));
      await expect(page).toHaveURL(/\/admin\/redirects\?done=added$/);
      await press(page.locator(".staff-row-link", { hasText: path }));
      await press(page.locator(".staff-confirm summary").last());
      await press(page.locator("[value=delete]"));
      await expect(page).toHaveURL(/done=deleted$/);
      await expect(page.locator(".staff-row-link", { hasText: path })).toHaveCount(0);
    });

    test("axe finds nothing, and nothing scrolls sideways", async ({ page, expectConsole }) => {
      test.setTimeout(180_000);
      expectConsole(/404/);
      const path = `/show-${randomUUID().slice(0, 8)}`;
      await page.goto(`${origin}${path}-nowhere`);
      await comeIn(page, origin, "editor", "/admin/redirects/new");
      await page.locator("#path").fill(path);
      await page.locator("#target").fill("/services");
      await press(page.locator("main form [value=save]"));
      const own = page.locator(".staff-row-link", { hasText: path });
      const edit = (await own.getAttribute("href")) ?? "";
      for (const address of ["/admin/redirects", "/admin/redirects/new", edit]) {
        await page.goto(`${origin}${address}`);
        await openAll(page);
        await expectAccessible(page, LOOKS[language], address);
      }
    });
  });
}
