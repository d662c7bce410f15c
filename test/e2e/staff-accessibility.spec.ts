import { errorSummary } from "./answers.ts";
import { expectAccessible, LOOKS, openAll, violations } from "./axe.ts";
import { expect, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { ADMIN, backOf, comeIn, firstOf, invitationOn, inviteSomebody, menuOf } from "./staff.ts";
import { WORDS } from "./words.ts";

const PATHS = ["", "/users", "/users/invite", "/outbox", "/activity", "/account", "/nope"];

for (const language of LANGUAGES) {
  const origin = SITES[language];
  const words = WORDS[language];
  test.describe(`what staff see in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    for (const path of PATHS) {
      test(`axe finds nothing on ${path || "the overview"}, and nothing scrolls sideways`, async ({
        page,
        expectConsole,
      }) => {
        expectConsole(/404/);
        await comeIn(page, origin, ADMIN, `/admin${path}`);
        await page.waitForURL(`${origin}/admin${path}`);
        await openAll(page);
        await expectAccessible(page, LOOKS[language]);
      });
    }

    for (const [list, { title }] of [
      ["/users?status=invited", words.adminUsers],
      ["/outbox", words.adminOutbox],
    ] as const) {
      test(`axe finds nothing on the first of ${list}`, async ({ page }) => {
        await inviteSomebody();
        await comeIn(page, origin, ADMIN, `/admin${list}`);
        await press(firstOf(page));
        await expect(backOf(page, title)).toBeVisible();
        await openAll(page);
        await expectAccessible(page, LOOKS[language]);
      });
    }

    test("axe finds nothing in a form with errors and in the open menu", async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/422/);
      await comeIn(page, origin, ADMIN, "/admin/users/invite");
      await page.waitForURL(`${origin}/admin/users/invite`);
      await press(invitationOn(page).submit);
      await expect(errorSummary(page)).toBeFocused();
      expect(await violations(page), "with errors").toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      await press(menuOf(page).button);
      expect(await violations(page), "with the menu open").toEqual([]);
    });
  });
}
