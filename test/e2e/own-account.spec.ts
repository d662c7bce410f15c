import type { Page } from "@playwright/test";
import { totpCode } from "../../backend/security/totp.ts";
import { currentStep } from "../support/current-step.ts";
import { errorSummary } from "./answers.ts";
import { DIRECTUS_TOO, EVERYWHERE, expect, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { accountOn, newPerson, openStep, type Person, said, signIn, stepAfter } from "./staff.ts";
import { WORDS } from "./words.ts";

const NEW_PASSWORD = "Seven-olive-trees-at-dawn";

/** Signs in on another device. */
async function comeBackIn(page: Page, origin: string, person: Person) {
  await signIn(page, origin, person, "/admin/account");
  await expect(page).toHaveURL(/\/admin\/account$/);
}

const PHONE = { width: 390, height: 844 };

for (const language of LANGUAGES) {
  const origin = SITES[language];
  const words = WORDS[language];
  test.describe(`one's own account in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test(
      "a changed password signs the other devices out",
      EVERYWHERE,
      async ({ page, otherBrowser, expectConsole }) => {
        expectConsole(/422/);
        const person = await newPerson("editor");
        const other = await otherBrowser();
        await comeBackIn(other, origin, person);
        await signIn(page, origin, person, "/admin/account");
        const { current, next, change } = accountOn(page);
        await current.fill("not the password");
        await next.fill(NEW_PASSWORD);
        await press(change);
        await expect(errorSummary(page)).toBeFocused();
        await expect(page).toHaveTitle(language === "el" ? /^Πρόβλημα: / : /^Error: /);
        await press(errorSummary(page).getByRole("link"));
        await expect(current).toBeFocused();
        await current.fill(person.password);
        await next.fill(NEW_PASSWORD);
        await press(change);
        await expect(page).toHaveURL(/done=password/);
        await expect(said(page, words.adminAccount.done.password)).toBeVisible();
        await other.reload();
        await expect(other).toHaveURL(/\/account\/sign-in/);
        await signIn(other, origin, { ...person, password: NEW_PASSWORD });
        await expect(other).toHaveURL(`${origin}/admin`);
      },
    );

    test("one signs out of every other place, and of all", async ({ page, otherBrowser }) => {
      const person = await newPerson("editor");
      const other = await otherBrowser();
      await comeBackIn(other, origin, person);
      await signIn(page, origin, person, "/admin/account");
      const { sessions } = words.adminAccount;
      await expect(page).toHaveURL(/\/admin\/account$/);
      const { places } = accountOn(page);
      await expect(places).toHaveCount(2);
      await press(await openStep(page, sessions.others));
      await expect(places).toHaveCount(1);
      await other.reload();
      await expect(other).toHaveURL(/\/account\/sign-in/);
      await press(await openStep(page, sessions.all));
      await expect(page).toHaveURL(/\/account\/sign-in/);
      await page.goto(`${origin}/admin`);
      await expect(page).toHaveURL(/\/account\/sign-in/);
    });

    /** On the account page: answers the secret that an app would scan. */
    async function beginTwoSteps(page: Page, { password }: { password: string }): Promise<string> {
      const { tfa } = words.adminAccount;
      const { twoSteps } = accountOn(page);
      await twoSteps.getByLabel(tfa.password, { exact: true }).fill(password);
      await press(twoSteps.getByRole("button", { name: tfa.begin }));
      return (await twoSteps.getByRole("code").innerText()).replace(/\s/g, "");
    }

    test(
      "a second step is switched on and asked for",
      DIRECTUS_TOO,
      async ({ page, otherBrowser, expectConsole }) => {
        expectConsole(/status of 422/);
        const person = await newPerson("editor");
        await signIn(page, origin, person, "/admin/account");
        const { tfa } = words.adminAccount;
        const { twoSteps } = accountOn(page);
        const secret = await beginTwoSteps(page, person);
        await expect(page.getByRole("img", { name: tfa.scan.picture })).toBeVisible();
        // No code is no wrong code.
        await press(twoSteps.getByRole("button", { name: tfa.confirm }));
        await expect(errorSummary(page)).toContainText(words.formWords.errors.required);
        await expect(errorSummary(page)).not.toContainText(words.adminAccount.password.errors.code);
        const now = await currentStep();
        await twoSteps.getByRole("textbox", { name: tfa.code }).fill(totpCode(secret, now));
        await press(twoSteps.getByRole("button", { name: tfa.confirm }));
        await expect(page).toHaveURL(/done=tfaOn/);

        const other = await otherBrowser();
        await signIn(other, origin, person);
        const { code } = words.account;
        await other
          .getByRole("textbox", { name: code.label })
          .fill(totpCode(secret, await stepAfter(now)));
        await press(other.getByRole("button", { name: code.submit, exact: true }));
        await expect(other).toHaveURL(`${origin}/admin`);
      },
    );

    test("recovery codes fit a phone, and the field that takes one", async ({
      page,
      otherBrowser,
    }) => {
      await page.setViewportSize(PHONE);
      const person = await newPerson("editor");
      await signIn(page, origin, person, "/admin/account");
      const { tfa } = words.adminAccount;
      const { twoSteps } = accountOn(page);
      const secret = await beginTwoSteps(page, person);
      await twoSteps
        .getByRole("textbox", { name: tfa.code })
        .fill(totpCode(secret, await currentStep()));
      await press(twoSteps.getByRole("button", { name: tfa.confirm }));
      await expect(page).toHaveURL(/done=tfaOn/);
      await press(twoSteps.getByText(tfa.recovery.label, { exact: true }));
      await twoSteps.getByLabel(tfa.password, { exact: true }).fill(person.password);
      await press(twoSteps.getByRole("button", { name: tfa.recovery.submit }));
      const codes = twoSteps.getByRole("listitem").getByRole("code");
      await expect(codes).toHaveCount(10);
      for (const code of await codes.all()) {
        const { left, right, lines } = await code.evaluate((one) => ({
          left: one.getBoundingClientRect().left,
          right: one.getBoundingClientRect().right,
          lines: one.getClientRects().length,
        }));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(PHONE.width);
        expect(lines).toBe(1);
      }

      const other = await otherBrowser();
      await other.setViewportSize(PHONE);
      await signIn(other, origin, person);
      const { code } = words.account;
      const field = other.getByRole("textbox", { name: code.label });
      await field.fill(await codes.first().innerText());
      // A field scrolls sideways by what it has no room for.
      await expect
        .poll(() => field.evaluate((one) => one.scrollWidth - one.clientWidth))
        .toBeLessThanOrEqual(0);
      await press(other.getByRole("button", { name: code.submit, exact: true }));
      await expect(other).toHaveURL(`${origin}/admin`);
    });
  });
}
