import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fill } from "../../app/i18n/fill.ts";
import { errorSummary } from "./answers.ts";
import { expectAccessible, LOOKS, openAll, violations } from "./axe.ts";
import { DIRECTUS_TOO, EVERYWHERE, expect, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { comeIn, openStep, said } from "./staff.ts";
import { WORDS, wordsOf } from "./words.ts";

/** The form of a redirect. */
function redirectOn(page: Page) {
  const { path, target, save } = wordsOf(page).adminRedirects.form;
  return {
    path: page.getByRole("textbox", { name: path, exact: true }),
    target: page.getByRole("textbox", { name: target, exact: true }),
    save: page.getByRole("button", { name: save, exact: true }),
  };
}

/** A redirect in the list. */
const linkOf = (page: Page, path: string) => page.getByRole("link", { name: path, exact: true });

for (const language of LANGUAGES) {
  const origin = SITES[language];
  const words = WORDS[language].adminRedirects;
  test.describe(`addresses that moved, in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test(
      "what was asked for in vain is sent somewhere",
      EVERYWHERE,
      async ({ page, expectConsole }) => {
        expectConsole(/404|422/);
        const path = `/show-${randomUUID().slice(0, 8)}`;
        await page.goto(`${origin}${path}`);
        await comeIn(page, origin, "editor", "/admin/redirects");
        await press(
          page.getByRole("link", { name: fill(words.missing.sendLabel, { path }), exact: true }),
        );
        const redirect = redirectOn(page);
        await expect(redirect.path).toHaveValue(path);
        await redirect.target.fill("/nowhere");
        await press(redirect.save);
        await expect(errorSummary(page)).toBeFocused();
        await expect(page).toHaveTitle(language === "el" ? /^Πρόβλημα: / : /^Error: /);
        expect(await violations(page), "with errors").toEqual([]);
        await redirect.target.fill("/services");
        await press(redirect.save);
        await expect(said(page, words.done.added)).toBeVisible();

        const visitor = await page.context().newPage();
        await visitor.goto(`${origin}${path}?from=poster`);
        await expect(visitor).toHaveURL(`${origin}/services?from=poster`);

        await press(linkOf(page, path));
        await expect(redirect.target).toHaveValue("/services");
        await press(await openStep(page, words.steps.off));
        await expect(said(page, words.done.off)).toBeVisible();
        expect((await visitor.goto(`${origin}${path}`))?.status()).toBe(404);
      },
    );

    test("all of it works without script", DIRECTUS_TOO, async ({ otherBrowser }) => {
      const path = `/show-${randomUUID().slice(0, 8)}`;
      const page = await otherBrowser({ javaScriptEnabled: false });
      await comeIn(page, origin, "editor", "/admin/redirects/new");
      const redirect = redirectOn(page);
      await press(redirect.save);
      await expect(errorSummary(page).getByRole("link")).toHaveCount(2);
      await redirect.path.fill(path);
      await redirect.target.fill("/services");
      await press(redirect.save);
      await expect(page).toHaveURL(/\/admin\/redirects\?done=added$/);
      await press(linkOf(page, path));
      await press(await openStep(page, words.steps.remove));
      await expect(page).toHaveURL(/done=deleted$/);
      await expect(said(page, words.done.deleted)).toBeVisible();
      await expect(linkOf(page, path)).toHaveCount(0);
    });

    test("axe finds nothing, and nothing scrolls sideways", async ({ page, expectConsole }) => {
      test.setTimeout(180_000);
      expectConsole(/404/);
      const path = `/show-${randomUUID().slice(0, 8)}`;
      await page.goto(`${origin}${path}-nowhere`);
      await comeIn(page, origin, "editor", "/admin/redirects/new");
      const redirect = redirectOn(page);
      await redirect.path.fill(path);
      await redirect.target.fill("/services");
      await press(redirect.save);
      const own = linkOf(page, path);
      const edit = (await own.getAttribute("href")) ?? "";
      for (const address of ["/admin/redirects", "/admin/redirects/new", edit]) {
        await page.goto(`${origin}${address}`);
        await openAll(page);
        await expectAccessible(page, LOOKS[language], address);
      }
    });
  });
}
